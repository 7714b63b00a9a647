-- Whether a word that no position has is a city's: every ZIP code was read for it. No pending list, which each search would read
-- through from the load of the ZIP codes until the next vacuum.
CREATE INDEX CONCURRENTLY "place_city_words" ON "place" USING gin (to_tsvector('simple', "city")) WITH (fastupdate = off);
