-- Read each minute: only what has yet to close is in it.
CREATE INDEX CONCURRENTLY "position_due" ON "position"("closes_at")
  WHERE "closes_at" IS NOT NULL AND "state" <> 'closed' AND NOT "managed";
