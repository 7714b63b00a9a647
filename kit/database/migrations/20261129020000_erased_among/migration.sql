-- As kit.hold_accounts, which the release before calls: every event and every write asks it, and mostly about one account.
-- For that one, the lock is taken by an expression and not by a query of its own, and the answer is one value instead of rows:
-- 0.04 of 0.17 ms less. A volatile function still, because each statement of one has a snapshot of its own: the second sees
-- the tombstone that the first waited for.
create function kit.erased_among(accounts text[]) returns text[] language plpgsql volatile as $$
begin
  if cardinality(accounts) = 1 then
    if pg_advisory_xact_lock_shared(72707372, hashtext(accounts[1]) & 63) is null then
      raise exception 'the account was not held';
    end if;
  else
    -- in order, so that two transactions never wait for each other
    perform pg_advisory_xact_lock_shared(72707372, bucket)
      from (select distinct hashtext(account) & 63 as bucket from unnest(accounts) as account order by bucket) as buckets;
  end if;
  return array(select account_id from kit.tombstone where account_id = any(accounts));
end $$;
