-- `position_words_here` has nothing that it has not: it goes one release later.
CREATE INDEX CONCURRENTLY "position_text_at" ON "position" USING gin (text_at("body", "cell"))
  WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE "state" = 'open';
