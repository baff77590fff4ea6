-- The service's user and database, on the leader: psql -v password=... -f database.sql
create role referral login password :'password';
create database referral owner referral;
