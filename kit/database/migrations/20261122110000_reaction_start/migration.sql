-- When this service first declared the reactions of a consumer. Events that were published before are none of theirs, also
-- where the consumer has to be made again.
create table kit.reaction_start (
  consumer text primary key,
  starts_at timestamptz not null default now()
);
