CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Words without accents, by their English stem. None is left out as too common: "CDL A" is not "CDL B".
CREATE TEXT SEARCH DICTIONARY words_stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION words (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION words ALTER MAPPING FOR asciiword, word WITH unaccent, words_stem;

-- What a search by words looks in. `words` is short: title (A), what it asks for as marks (B), company and place (C).
-- `body` is the text, without where its words stand. Both are null in rows of before, which the service fills when it starts.
ALTER TABLE "position" ADD COLUMN "words" tsvector, ADD COLUMN "body" tsvector, ADD COLUMN "benefits" INTEGER;
CREATE INDEX "position_words" ON "position" USING gin ("words") WITH (fastupdate = off) WHERE "state" = 'open';
CREATE INDEX "position_body" ON "position" USING gin ("body") WITH (fastupdate = off) WHERE "state" = 'open';
CREATE INDEX "position_unindexed" ON "position"("id") WHERE "benefits" IS NULL;

-- Letters and digits alone: the parser would take "pick/pack" for a file's path.
CREATE FUNCTION plain_words(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT regexp_replace(regexp_replace(line, '[''’]', '', 'g'), '[^[:alnum:]]+', ' ', 'g') $$;

-- By a trigger, so that a release of before, which knows no words, keeps them too.
CREATE FUNCTION position_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose text;
  place text;
  marks text[] := '{}';
  bit int;
BEGIN
  SELECT name INTO whose FROM company WHERE id = NEW.company_id;
  SELECT concat_ws(' ', city, region, zip) INTO place FROM facility WHERE id = NEW.facility_id;
  FOREACH bit IN ARRAY ARRAY[1, 2, 4] LOOP
    IF NEW.shifts & bit <> 0 THEN marks := array_append(marks, 'shift' || bit); END IF;
  END LOOP;
  FOR bit IN SELECT 1 << n FROM generate_series(0, 30) AS n LOOP
    IF coalesce(NEW.benefits, 0) & bit <> 0 THEN marks := array_append(marks, 'benefit' || bit); END IF;
  END LOOP;
  IF NEW.role > 0 THEN marks := array_append(marks, 'role' || NEW.role); END IF;
  IF NEW.schedule_type <> 1 THEN marks := array_append(marks, 'fulltime1'); END IF;
  IF NEW.schedule_type <> 0 THEN marks := array_append(marks, 'parttime1'); END IF;
  marks := array_append(marks, CASE WHEN NEW.weekend THEN 'weekend1' ELSE 'noweekend1' END);
  IF NEW.entry THEN marks := array_append(marks, 'entry1'); END IF;
  IF NEW.overtime THEN marks := array_append(marks, 'overtime1'); END IF;
  IF NEW.background_flexible THEN marks := array_append(marks, 'background1'); END IF;
  IF NOT NEW.drug_screen THEN marks := array_append(marks, 'noscreen1'); END IF;
  SELECT marks || coalesce(array_agg('skill' || replace(id, '-', '') || '1'), '{}') INTO marks FROM unnest(NEW.keywords) AS id;
  NEW.words := setweight(to_tsvector('words', plain_words(NEW.title)), 'A')
    || setweight(to_tsvector('words', array_to_string(marks, ' ')), 'B')
    || setweight(to_tsvector('words', plain_words(concat_ws(' ', whose, place))), 'C');
  NEW.body := strip(to_tsvector('words', plain_words(concat_ws(' ', NEW.schedule_description,
    (SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(NEW.sections, '$[*].*') AS part)))));
  RETURN NEW;
END $$;
CREATE TRIGGER position_words BEFORE INSERT OR UPDATE OF title, sections, schedule_description, company_id, facility_id, role,
  shifts, schedule_type, weekend, entry, overtime, background_flexible, drug_screen, keywords, benefits ON "position"
  FOR EACH ROW EXECUTE FUNCTION position_words();

-- A company's new name is in the words of its positions.
CREATE FUNCTION company_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE position SET company_id = company_id WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER company_words AFTER UPDATE OF name ON "company"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION company_words();

-- What is offered while somebody types, and what a mistyped word is compared with: titles, companies, cities and their words.
CREATE TABLE "search_phrase" (
    "phrase" TEXT NOT NULL,
    "kind" SMALLINT NOT NULL,
    "shown" TEXT NOT NULL,

    CONSTRAINT "search_phrase_pkey" PRIMARY KEY ("phrase", "kind")
);
CREATE INDEX "search_phrase_begins" ON "search_phrase" ("phrase" text_pattern_ops);
CREATE INDEX "search_phrase_holds" ON "search_phrase" USING gin ("phrase" gin_trgm_ops) WHERE "kind" > 0;
CREATE INDEX "search_phrase_near" ON "search_phrase" USING gist ("phrase" gist_trgm_ops) WHERE "kind" = 0;

-- the ZIP code at a point
CREATE INDEX "place_latitude_longitude_idx" ON "place" ("latitude", "longitude");
