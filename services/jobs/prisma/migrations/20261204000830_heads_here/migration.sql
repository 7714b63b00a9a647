-- As `words_here`, of what a position says of itself alone: its title, skills, company and place, without the marks that most jobs
-- have. What has a trade in its title around a place is read square by square, nearest first, and ends early: by `words_here` a
-- search reads each job whose text has the word, and by the marks for squares all that are in coarse ones.
CREATE FUNCTION heads_here(words tsvector, cell int) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT public.words_here(ts_delete(words, '{shift1,shift2,shift4,benefit1,benefit2,benefit4,benefit8,benefit16,benefit32,benefit64,benefit128,
  weekend1,entry1,overtime1,background1}'::text[]), cell) $$;
