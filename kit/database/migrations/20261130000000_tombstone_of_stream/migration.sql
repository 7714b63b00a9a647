-- When what the service's own stream at NATS said of an erased account had left it. Null: it is still to be looked through.
alter table kit.tombstone add column left_stream_at timestamptz;
create index tombstone_in_stream on kit.tombstone (erased_at) where left_stream_at is null;
