-- By `position_words_have`, whose plan stays as it was. Measured at 100,000 positions: 0.003 ms more.
CREATE OR REPLACE FUNCTION position_index_has(said tsquery) RETURNS boolean LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS
$$ SELECT position_words_have(said)
  -- without where its words stand, so that it knows no phrase
  OR EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.body @@ said) $$;
