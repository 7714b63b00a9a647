-- A link to a question opens nothing of whoever is barred or whose account is closed.
alter table "known_contact"
  add column "status" smallint not null default 1,
  add column "barred_until" timestamptz(3);
