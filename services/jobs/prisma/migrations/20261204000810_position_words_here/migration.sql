CREATE INDEX CONCURRENTLY "position_words_here" ON "position" USING gin (words_here("body", "cell"))
  WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE "state" = 'open';
