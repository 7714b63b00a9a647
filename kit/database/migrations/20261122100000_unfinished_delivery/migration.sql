-- Redelivered events whose handling began and has not ended: one that ends the process each time is found by its count.
create table kit.unfinished_delivery (
  consumer text not null,
  event_id text not null,
  deliveries integer not null default 1,
  began_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
