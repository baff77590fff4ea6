# PostgreSQL's programs do not know no-verify.
URL=$(printf %s "$DATABASE_URL" | sed s/sslmode=no-verify/sslmode=require/)
pg_dump "$URL" --format=custom --file=referral.dump
