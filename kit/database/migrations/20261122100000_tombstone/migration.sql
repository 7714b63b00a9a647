-- Accounts that were erased here, so that nothing that arrives later brings them back.
create table kit.tombstone (
  account_id text primary key,
  erased_at timestamptz not null
);
create index tombstone_erased_at on kit.tombstone (erased_at);

-- For a transaction that writes about these accounts: waits until an erasure of one of them has ended, keeps the next one
-- waiting until the transaction ends, and returns which of them are erased. The lock is one of 64 by the hash of the
-- account, because an event may be about 500 people, and PostgreSQL has room for a limited number of locks; in order, so
-- that two transactions never wait for each other. A volatile function, because each statement of one has a snapshot of
-- its own: the second sees the tombstone that the first waited for.
create function kit.hold_accounts(accounts text[]) returns setof text language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(72707372, bucket)
    from (select distinct hashtext(account) & 63 as bucket from unnest(accounts) as account order by bucket) as buckets;
  return query select account_id from kit.tombstone where account_id = any(accounts);
end $$;

-- For the transaction that erases an account: waits for those that write about it, and keeps new ones waiting.
create function kit.lock_erasure(account text) returns void language sql volatile as $$
  select pg_advisory_xact_lock(72707372, hashtext(account) & 63)
$$;
