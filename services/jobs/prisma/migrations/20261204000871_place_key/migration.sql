-- A city as it is typed, with or without its dots, hyphens and spaces. The release before reads "place_city" for it.
CREATE INDEX CONCURRENTLY "place_key" ON "place"(translate(lower("city"), ' .-''', ''));
