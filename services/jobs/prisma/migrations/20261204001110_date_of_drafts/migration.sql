-- The posting date of a position is when candidates could first see it. A draft's moves on with each of its changes, whoever
-- makes them, by which it is told from a role that was open and lacks something since (portal state 3 is both).
CREATE FUNCTION position_draft_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.posted_at := NEW.changed_at;
  RETURN NEW;
END $$;

CREATE TRIGGER position_draft_date BEFORE UPDATE OF changed_at ON position FOR EACH ROW
  WHEN (OLD.portal_state = 3 AND OLD.posted_at = OLD.changed_at AND NEW.posted_at = OLD.posted_at)
  EXECUTE FUNCTION position_draft_date();
