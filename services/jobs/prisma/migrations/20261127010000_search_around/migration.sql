-- Where a position is stands in its own row: a search around a place reads one index, square by square from the nearest, and
-- a search for words finds only those near, or new, in the index of words. `body` has the words of the whole position from
-- here on, so that one index knows which has them all. Marks of place and day begin as no word does that somebody types.
ALTER TABLE "position" ADD COLUMN "spot" cube, ADD COLUMN "cell" INTEGER;

-- A square of the map, so many to a degree: `services/jobs/src/search/cells.ts` counts the same.
CREATE FUNCTION cell_of(latitude float8, longitude float8, per_degree int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT (floor((latitude + 90) * per_degree) * 360 * per_degree + floor((longitude + 180) * per_degree))::int $$;

CREATE OR REPLACE FUNCTION position_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose text;
  at facility;
  marks text[] := '{}';
  bit int;
BEGIN
  SELECT name INTO whose FROM company WHERE id = NEW.company_id;
  SELECT * INTO at FROM facility WHERE id = NEW.facility_id;
  NEW.spot := at.spot;
  NEW.cell := cell_of(at.latitude, at.longitude, 10);
  marks := ARRAY['zzn' || cell_of(at.latitude, at.longitude, 4), 'zza' || cell_of(at.latitude, at.longitude, 1),
    'zzd' || extract(epoch FROM NEW.posted_at)::int / 86400];
  FOREACH bit IN ARRAY ARRAY[1, 2, 4] LOOP
    IF NEW.shifts & bit <> 0 THEN marks := array_append(marks, 'shift' || bit); END IF;
  END LOOP;
  FOR bit IN SELECT 1 << n FROM generate_series(0, 30) AS n LOOP
    IF NEW.benefits & bit <> 0 THEN marks := array_append(marks, 'benefit' || bit); END IF;
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
    || setweight(to_tsvector('words', plain_words(concat_ws(' ', whose, at.city, at.region, at.zip))), 'C');
  NEW.body := strip(NEW.words || to_tsvector('words', plain_words(concat_ws(' ', NEW.schedule_description,
    (SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(NEW.sections, '$[*].*') AS part)))));
  RETURN NEW;
END $$;
DROP TRIGGER position_words ON "position";
CREATE TRIGGER position_words BEFORE INSERT OR UPDATE OF title, sections, schedule_description, company_id, facility_id, role,
  shifts, schedule_type, weekend, entry, overtime, background_flexible, drug_screen, keywords, benefits, posted_at ON "position"
  FOR EACH ROW EXECUTE FUNCTION position_words();

-- A facility that is found elsewhere takes its positions along.
CREATE FUNCTION facility_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE position SET facility_id = facility_id WHERE facility_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER facility_words AFTER UPDATE OF city, region, zip, latitude, longitude ON "facility"
  FOR EACH ROW WHEN ((OLD.city, OLD.region, OLD.zip, OLD.latitude, OLD.longitude)
    IS DISTINCT FROM (NEW.city, NEW.region, NEW.zip, NEW.latitude, NEW.longitude)) EXECUTE FUNCTION facility_words();

-- all that the list filters and sorts by
DROP INDEX "position_open", "position_open_at";
CREATE INDEX "position_open" ON "position"("posted_at" DESC, "id" DESC)
  INCLUDE ("facility_id", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible",
    "schedule_type", "benefits")
  WHERE "state" = 'open';
CREATE INDEX "position_open_at" ON "position"("facility_id")
  INCLUDE ("id", "posted_at", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible",
    "schedule_type", "benefits")
  WHERE "state" = 'open';
CREATE INDEX "position_around" ON "position"("cell")
  INCLUDE ("id", "posted_at", "spot", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen",
    "background_flexible", "schedule_type", "benefits")
  WHERE "state" = 'open';
-- by the trigger
UPDATE "position" SET "facility_id" = "facility_id";

-- Whether any open position says it. By the indexes of words alone: the planner takes what nobody says for common, and would
-- read the whole table for it.
CREATE FUNCTION any_position_has(said tsquery) RETURNS boolean LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS
$$ SELECT EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.words @@ said)
  -- without where its words stand, so that it knows no phrase
  OR EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.body @@ said) $$;
