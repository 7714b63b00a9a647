-- For a transaction that handles events by SQL alone and does not wait to hear that they are new: saves the rows of the inbox, or
-- fails, and the transaction with it, where one of the accounts is erased or one of the rows is there. The accounts are held
-- first, as always; the rows in order, so that two transactions with some of the same events never wait for each other.
create function kit.take_events(accounts text[], names text[], ids text[], epochs bigint[]) returns void
language plpgsql volatile as $$
declare taken int;
begin
  if cardinality(kit.erased_among(accounts)) > 0 then
    raise exception 'an account is erased' using errcode = 'KT001';
  end if;
  insert into kit.inbox (consumer, event_id, epoch)
    select name, id, epoch from unnest(names, ids, epochs) as row (name, id, epoch) order by name, id
    on conflict do nothing;
  get diagnostics taken = row_count;
  if taken < cardinality(ids) then
    raise exception 'an event was handled before' using errcode = 'KT001';
  end if;
end $$;
