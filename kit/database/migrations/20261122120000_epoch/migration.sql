-- The epoch of what this service publishes. A republish begins a new one, and state of a later epoch replaces what a read
-- model has of an earlier one, whatever the versions are. In seconds since 1970, so that it is later also where the
-- database was restored from a backup.
create table kit.epoch (epoch bigint not null);
insert into kit.epoch values (0);

-- For a transaction that publishes. A new epoch waits for its end: what it has not committed could be missing from the
-- republished state, and would then be replaced by what was before it. A volatile function, so that the second statement
-- sees the epoch that the first waited for.
create function kit.hold_epoch() returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(72707373);
  return (select epoch from kit.epoch);
end $$;

create function kit.begin_epoch() returns bigint language plpgsql volatile as $$
declare begun bigint;
begin
  perform pg_advisory_xact_lock(72707373);
  update kit.epoch set epoch = greatest(epoch + 1, extract(epoch from clock_timestamp())::bigint) returning epoch into begun;
  return begun;
end $$;

-- Of republished events, to count those that are handled.
alter table kit.inbox add column epoch bigint;
create index inbox_epoch on kit.inbox (consumer, epoch) where epoch is not null;
