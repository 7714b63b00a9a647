-- What kit itself keeps in the database of each service.

-- Events that became true here and are not yet in their stream. Text, as nothing looks inside but the erasure.
create table kit.outbox (
  seq bigint generated always as identity primary key,
  id text not null,
  subject text not null,
  payload text not null,
  created_at timestamptz not null default now()
);
-- The table is written and emptied all day: vacuum it by its churn, not by its size.
alter table kit.outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Events that were handled here, so that a second delivery does nothing.
create table kit.inbox (
  consumer text not null,
  event_id text not null,
  seen_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
create index inbox_seen_at on kit.inbox (seen_at);

-- Events that could not be handled, for an operator to look at and to send again.
create table kit.parked (
  id uuid primary key default uuidv7(),
  consumer text not null,
  event_id text not null,
  event_type text not null,
  envelope text not null,
  error_code text not null,
  error_message text not null,
  attempts integer not null,
  parked_at timestamptz not null default now(),
  unique (consumer, event_id)
);

-- First answers of writes that a person may repeat. The key and the request are kept as hashes only.
create table kit.idempotency_key (
  key_hash text not null,
  scope text not null,
  endpoint text not null,
  request_hash text not null,
  status integer,
  answer text,
  created_at timestamptz not null default now(),
  primary key (scope, endpoint, key_hash)
);
create index idempotency_key_created_at on kit.idempotency_key (created_at);
