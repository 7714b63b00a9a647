-- Dead letters under the field's word.
alter table kit.parked rename to dead_letter;
alter table kit.dead_letter rename column parked_at to failed_at;
alter index kit.parked_pkey rename to dead_letter_pkey;
alter index kit.parked_consumer_event_id_key rename to dead_letter_consumer_event_id_key;

-- The old name, for instances of the release before, which run beside this one while it is rolled out. The view is
-- auto-updatable, and has the ctid by which their daily clean-up deletes. It goes with the next release.
create view kit.parked as
  select ctid, id, consumer, event_id, event_type, envelope, error_code, error_message, attempts, failed_at as parked_at
  from kit.dead_letter;
