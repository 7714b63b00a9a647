-- A city as it is typed: every ZIP code was read for it.
CREATE INDEX CONCURRENTLY "place_city" ON "place"(lower("city"));
