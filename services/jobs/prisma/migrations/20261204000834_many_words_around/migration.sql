-- Beside `position_words_around`: the few with more words than an entry of it holds, by their squares.
CREATE INDEX CONCURRENTLY "position_many_words_around" ON "position"("cell") WHERE "state" = 'open' AND length("words") > 64;
