-- How many texts began within the last second.
CREATE INDEX CONCURRENTLY "message_texts_begun" ON "message"("attempted_at") WHERE "channel" = 'text';
