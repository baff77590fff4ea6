URL=$(printf %s "$DATABASE_URL" | sed s/sslmode=no-verify/sslmode=require/)
SCHEMA=$(psql "$URL" --no-psqlrc -Atc 'select current_schema()')
{
  echo "set client_min_messages = warning; begin; drop schema \"$SCHEMA\" cascade; create schema \"$SCHEMA\";" &&
    pg_restore --no-owner --schema="$SCHEMA" --file=- referral.dump &&
    printf 'commit;\n\\echo Restored\n'
} | psql "$URL" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --output=/dev/null
