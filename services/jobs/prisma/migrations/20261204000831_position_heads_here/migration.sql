CREATE INDEX CONCURRENTLY "position_heads_here" ON "position" USING gin (heads_here("words", "cell"))
  WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE "state" = 'open';
