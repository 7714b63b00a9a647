-- Whether a typed word is a city's name, though no job is there: read by the index, not from all 41,000 places.
CREATE INDEX "place_words" ON "place" USING gin (to_tsvector('simple', "city"));
