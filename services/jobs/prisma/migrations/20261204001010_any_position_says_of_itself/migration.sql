-- As `any_position_has`, without the text: whether any open position says it in its title, skills or name.
CREATE FUNCTION position_words_have(said tsquery) RETURNS boolean LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS
$$ SELECT EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.words @@ said) $$;

CREATE FUNCTION any_position_says_of_itself(said tsquery) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT EXISTS (
    SELECT FROM (SELECT p.words FROM position p WHERE p.state = 'open' ORDER BY p.posted_at DESC, p.id DESC LIMIT 300) newest
    WHERE newest.words @@ said)
  OR position_words_have(said) $$;
