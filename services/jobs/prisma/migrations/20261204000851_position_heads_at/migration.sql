-- `position_heads_here` has nothing that it has not: it goes one release later.
CREATE INDEX CONCURRENTLY "position_heads_at" ON "position" USING gin (heads_at("words", "cell"))
  WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE "state" = 'open';
