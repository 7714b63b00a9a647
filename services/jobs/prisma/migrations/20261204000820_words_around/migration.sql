-- All that a search by words around a place filters and scores by, title and fields too: of a long list the best of the nearest are
-- found without reading a row of the table. What has more words than this is not in it, as an entry of an index has a largest size;
-- it is found by the index of words alone.
CREATE INDEX CONCURRENTLY "position_words_around" ON "position"("cell")
  INCLUDE ("id", "posted_at", "spot", "words", "title", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen",
    "background_flexible", "schedule_type", "benefits", "experience_months", "keywords")
  WHERE "state" = 'open' AND length("words") <= 64;
