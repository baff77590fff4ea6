# PostgreSQL's programs do not know no-verify.
URL=$(printf %s "$DATABASE_URL" | sed s/sslmode=no-verify/sslmode=require/)
# A dump that fails halfway leaves the one before in place.
pg_dump "$URL" --format=custom --file=referral.dump.new && mv referral.dump.new referral.dump
