-- New positions look for nobody who hires.
alter table "account_status" add column "employer" boolean not null default false;
