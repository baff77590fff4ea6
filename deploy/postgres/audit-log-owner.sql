-- Gives the audit log to a role that the service cannot act as. A superuser runs it once, in the service's database:
--   psql -v ON_ERROR_STOP=1 -v service=referral -v owner=referral_audit -d referral -1 -f audit-log-owner.sql
-- `service` is the user of DATABASE_URL, and `owner` is a new role.
create role :"owner" nologin;

-- The service adds and reads entries. The owner of the table could drop the trigger that protects them.
alter table audit_log owner to :"owner";
revoke all on audit_log from public, :"service";
grant select, insert on audit_log to :"service";
-- So that the service's role can make backups.
grant select on sequence audit_log_id_seq to :"service";

-- The owner of the function could replace it, and the owner of the schema could drop the table or the function.
alter function refuse_change() owner to :"owner";
select format('alter schema %I owner to %I', current_schema(), :'owner') \gexec
select format('grant usage, create on schema %I to %I', current_schema(), :'service') \gexec
