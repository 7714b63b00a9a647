-- Which messages are about to be handed over, apart from the many alerts that wait for their turns.
CREATE INDEX CONCURRENTLY "message_under_way" ON "message"("channel", "template")
  WHERE "status" = 'queued' AND "outcome" IS DISTINCT FROM 'turn';
