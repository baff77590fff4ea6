{
  echo 'begin; drop schema public cascade; create schema public;' &&
    pg_restore --no-owner --file=- referral.dump &&
    printf 'commit;\n\\echo Restored\n'
} | psql "$DATABASE_URL" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --output=/dev/null
