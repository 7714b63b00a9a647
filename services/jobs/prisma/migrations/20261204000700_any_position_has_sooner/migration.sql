-- Whether any open position says it: one of the newest does if it is common, and an index of words gives all positions that say it
-- before the first is looked at, which is quick of what few say.
CREATE FUNCTION position_index_has(said tsquery) RETURNS boolean LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS
$$ SELECT EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.words @@ said)
  -- without where its words stand, so that it knows no phrase
  OR EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.body @@ said) $$;

CREATE OR REPLACE FUNCTION any_position_has(said tsquery) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT EXISTS (
    SELECT FROM (SELECT p.words, p.body FROM position p WHERE p.state = 'open' ORDER BY p.posted_at DESC, p.id DESC LIMIT 300) newest
    WHERE newest.words @@ said OR newest.body @@ said)
  OR position_index_has(said) $$;
