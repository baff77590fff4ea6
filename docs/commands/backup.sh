pg_dump "$DATABASE_URL" --format=custom --file=referral.dump
