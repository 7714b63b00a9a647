-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "company" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT,
    "logo_key" TEXT,
    "logo_type" TEXT,
    "logo_version" TEXT,
    "employer_id" UUID,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employer" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "approved" BOOLEAN NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "employer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_text" (
    "employer_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_text_pkey" PRIMARY KEY ("employer_id")
);

-- CreateTable
CREATE TABLE "reply_time" (
    "employer_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "days" SMALLINT,
    "until" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "reply_time_pkey" PRIMARY KEY ("employer_id")
);

-- CreateTable
CREATE TABLE "facility" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "external_id" TEXT NOT NULL,
    "address" TEXT,
    "city" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "zip" TEXT,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "approximate" BOOLEAN NOT NULL,

    CONSTRAINT "facility_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "position" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "company_id" INTEGER NOT NULL,
    "facility_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "sections" JSONB NOT NULL,
    "wage_from" DECIMAL(8,2),
    "wage_to" DECIMAL(8,2),
    "role" SMALLINT NOT NULL,
    "shifts" SMALLINT NOT NULL,
    "schedule_type" SMALLINT NOT NULL,
    "schedule_start" TEXT,
    "schedule_duration" TEXT,
    "schedule_description" TEXT,
    "disable_preferred_shift" BOOLEAN NOT NULL DEFAULT false,
    "weekend" BOOLEAN NOT NULL DEFAULT false,
    "entry" BOOLEAN NOT NULL DEFAULT false,
    "overtime" BOOLEAN NOT NULL DEFAULT false,
    "drug_screen" BOOLEAN NOT NULL DEFAULT false,
    "background_flexible" BOOLEAN NOT NULL DEFAULT false,
    "experience_months" SMALLINT NOT NULL DEFAULT 0,
    "benefits" INTEGER NOT NULL DEFAULT 0,
    "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "posted_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "content_hash" TEXT NOT NULL,
    "unpublished" BOOLEAN NOT NULL DEFAULT false,
    "portal_state" SMALLINT NOT NULL DEFAULT 1,
    "managed" BOOLEAN NOT NULL DEFAULT false,
    "withheld" BOOLEAN NOT NULL DEFAULT false,
    "posted_state" TEXT,
    "screened" SMALLINT,
    "likeness" TEXT,
    "signature" BYTEA,
    "same_as" INTEGER,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "awaited_position" (
    "position_id" INTEGER NOT NULL,

    CONSTRAINT "awaited_position_pkey" PRIMARY KEY ("position_id")
);

-- CreateTable
CREATE TABLE "uncompared" (
    "id" BIGSERIAL NOT NULL,
    "position_id" INTEGER NOT NULL,

    CONSTRAINT "uncompared_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review" (
    "position_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "held" BOOLEAN NOT NULL,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "reports" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_pkey" PRIMARY KEY ("position_id")
);

-- CreateTable
CREATE TABLE "report" (
    "id" SERIAL NOT NULL,
    "position_id" INTEGER NOT NULL,
    "account_id" UUID,
    "reason" SMALLINT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_decision" (
    "id" SERIAL NOT NULL,
    "position_id" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "reason" TEXT,
    "decided_by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "poster_keyword" (
    "word" TEXT NOT NULL,
    "employer_id" UUID NOT NULL,
    "position_id" INTEGER,
    "gathering_id" TEXT,
    "open" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL,

    CONSTRAINT "poster_keyword_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "featured_list" (
    "id" UUID NOT NULL,
    "employer_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name_en" TEXT,
    "name_es" TEXT,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "featured_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "featured_position" (
    "list_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,

    CONSTRAINT "featured_position_pkey" PRIMARY KEY ("list_id","position_id")
);

-- CreateTable
CREATE TABLE "gathering" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "company_id" UUID,
    "open" BOOLEAN NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "gathering_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question" (
    "id" TEXT NOT NULL,
    "company_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "type" SMALLINT NOT NULL,
    "answers" JSONB NOT NULL,
    "follow_up" TEXT,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "reprompt_threshold" TEXT,
    "reprompt_answers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "retired_at" TIMESTAMPTZ(3),
    "replaced_by" TEXT,
    "retired_from" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "position_question" (
    "position_id" INTEGER NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "question_id" TEXT NOT NULL,

    CONSTRAINT "position_question_pkey" PRIMARY KEY ("position_id","ordinal")
);

-- CreateTable
CREATE TABLE "search_phrase" (
    "phrase" TEXT NOT NULL,
    "kind" SMALLINT NOT NULL,
    "shown" TEXT NOT NULL,

    CONSTRAINT "search_phrase_pkey" PRIMARY KEY ("phrase","kind")
);

-- CreateTable
CREATE TABLE "place" (
    "zip" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "county" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "place_pkey" PRIMARY KEY ("zip")
);

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "zip" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "role" SMALLINT NOT NULL,
    "shifts" SMALLINT NOT NULL,
    "wage" DOUBLE PRECISION NOT NULL,
    "weekend" BOOLEAN NOT NULL,
    "miles" DOUBLE PRECISION NOT NULL,
    "fit" JSONB,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "application" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "application_id" UUID NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "application_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateTable
CREATE TABLE "withdrawal" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3) NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "company_employer_id_idx" ON "company"("employer_id");

-- CreateIndex
CREATE INDEX "company_name_idx" ON "company"("name");

-- CreateIndex
CREATE UNIQUE INDEX "company_source_external_id_key" ON "company"("source", "external_id");

-- CreateIndex
CREATE INDEX "facility_latitude_longitude_idx" ON "facility"("latitude", "longitude");

-- CreateIndex
CREATE INDEX "facility_city_region_idx" ON "facility"("city", "region");

-- CreateIndex
CREATE UNIQUE INDEX "facility_company_id_external_id_key" ON "facility"("company_id", "external_id");

-- CreateIndex
CREATE INDEX "position_state_posted_at_id_idx" ON "position"("state", "posted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "position_facility_id_state_idx" ON "position"("facility_id", "state");

-- CreateIndex
CREATE INDEX "position_company_id_idx" ON "position"("company_id");

-- CreateIndex
CREATE INDEX "position_likeness_idx" ON "position"("likeness");

-- CreateIndex
CREATE UNIQUE INDEX "position_source_external_id_key" ON "position"("source", "external_id");

-- CreateIndex
CREATE INDEX "review_state_since_idx" ON "review"("state", "since");

-- CreateIndex
CREATE INDEX "report_account_id_idx" ON "report"("account_id");

-- CreateIndex
CREATE INDEX "report_at_idx" ON "report"("at");

-- CreateIndex
CREATE UNIQUE INDEX "report_position_id_account_id_key" ON "report"("position_id", "account_id");

-- CreateIndex
CREATE INDEX "review_decision_position_id_idx" ON "review_decision"("position_id");

-- CreateIndex
CREATE UNIQUE INDEX "poster_keyword_position_id_key" ON "poster_keyword"("position_id");

-- CreateIndex
CREATE UNIQUE INDEX "poster_keyword_gathering_id_key" ON "poster_keyword"("gathering_id");

-- CreateIndex
CREATE INDEX "poster_keyword_employer_id_idx" ON "poster_keyword"("employer_id");

-- CreateIndex
CREATE UNIQUE INDEX "featured_list_slug_key" ON "featured_list"("slug");

-- CreateIndex
CREATE INDEX "featured_list_employer_id_idx" ON "featured_list"("employer_id");

-- CreateIndex
CREATE INDEX "featured_position_position_id_idx" ON "featured_position"("position_id");

-- CreateIndex
CREATE INDEX "question_company_id_idx" ON "question"("company_id");

-- CreateIndex
CREATE INDEX "question_replaced_by_idx" ON "question"("replaced_by");

-- CreateIndex
CREATE INDEX "position_question_question_id_idx" ON "position_question"("question_id");

-- CreateIndex
CREATE INDEX "place_state_city_idx" ON "place"("state", "city");

-- CreateIndex
CREATE INDEX "place_latitude_longitude_idx" ON "place"("latitude", "longitude");

-- CreateIndex
CREATE INDEX "withdrawal_account_id_idx" ON "withdrawal"("account_id");

-- AddForeignKey
ALTER TABLE "facility" ADD CONSTRAINT "facility_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position" ADD CONSTRAINT "position_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position" ADD CONSTRAINT "position_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "awaited_position" ADD CONSTRAINT "awaited_position_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uncompared" ADD CONSTRAINT "uncompared_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "review"("position_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "poster_keyword" ADD CONSTRAINT "poster_keyword_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "featured_position" ADD CONSTRAINT "featured_position_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "featured_list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "featured_position" ADD CONSTRAINT "featured_position_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position_question" ADD CONSTRAINT "position_question_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position_question" ADD CONSTRAINT "position_question_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

CREATE INDEX "position_unpublished" ON "position"("id") WHERE "unpublished";

-- Where a facility lies, as a point in space with the earth's centre at 0, in miles: the straight line between two of
-- them grows as the way over the ground does, and an index gives the nearest ones in order.
CREATE EXTENSION IF NOT EXISTS cube;
ALTER TABLE "facility" ADD COLUMN "spot" cube NOT NULL GENERATED ALWAYS AS (
  cube(ARRAY[
    3958.8 * cos(radians("latitude")) * cos(radians("longitude")),
    3958.8 * cos(radians("latitude")) * sin(radians("longitude")),
    3958.8 * sin(radians("latitude"))
  ])
) STORED;
CREATE INDEX "facility_spot" ON "facility" USING gist ("spot");
-- Where a position is stands in its own row: a search around a place reads one index, square by square from the nearest.
ALTER TABLE "position" ADD COLUMN "spot" cube, ADD COLUMN "cell" INTEGER;

-- all that the list filters and sorts by
CREATE INDEX "position_open" ON "position"("posted_at" DESC, "id" DESC)
  INCLUDE ("facility_id", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible",
    "schedule_type", "benefits")
  WHERE "state" = 'open';
CREATE INDEX "position_open_at" ON "position"("facility_id")
  INCLUDE ("id", "posted_at", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible",
    "schedule_type", "benefits")
  WHERE "state" = 'open';
-- All that a list around a place filters, scores and sorts by: the best of 1,000 are found without reading a row of the table.
CREATE INDEX "position_fit_around" ON "position"("cell")
  INCLUDE ("id", "posted_at", "spot", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen",
    "background_flexible", "schedule_type", "benefits", "experience_months", "keywords")
  WHERE "state" = 'open';

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Words without accents, by their English stem. None is left out as too common: "CDL A" is not "CDL B".
CREATE TEXT SEARCH DICTIONARY words_stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION words (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION words ALTER MAPPING FOR asciiword, word WITH unaccent, words_stem;

-- What a search by words looks in. `words` is short: title (A), what it asks for as marks (B), company and place (C). Marks of place
-- and day, by which a search finds only those near, or new, begin as no word does that somebody types. `body` has the words of the
-- whole position, without where they stand, so that one index knows which has them all.
-- Words go into a short list first, and from it into the index for some twenty positions at once: one by one, the list of each
-- common word was unpacked and packed again for each position, which was most of what PostgreSQL did in an import. A search reads
-- the short list too: it is the shortest that there is.
ALTER TABLE "position" ADD COLUMN "words" tsvector, ADD COLUMN "body" tsvector;
CREATE INDEX "position_words" ON "position" USING gin ("words") WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE "state" = 'open';
CREATE INDEX "position_body" ON "position" USING gin ("body") WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE "state" = 'open';

-- Letters and digits alone: the parser would take "pick/pack" for a file's path.
CREATE FUNCTION plain_words(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT regexp_replace(regexp_replace(line, '[''’]', '', 'g'), '[^[:alnum:]]+', ' ', 'g') $$;

-- A square of the map, so many to a degree: `services/jobs/src/search/cells.ts` counts the same.
CREATE FUNCTION cell_of(latitude float8, longitude float8, per_degree int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT (floor((latitude + 90) * per_degree) * 360 * per_degree + floor((longitude + 180) * per_degree))::int $$;

-- By a trigger, so that whatever writes a position keeps them.
CREATE FUNCTION position_words() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- A company's new name is in the words of its positions.
CREATE FUNCTION company_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE position SET company_id = company_id WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER company_words AFTER UPDATE OF name ON "company"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION company_words();

-- What is offered while somebody types, and what a mistyped word is compared with: titles, companies, cities and their words.
CREATE INDEX "search_phrase_begins" ON "search_phrase" ("phrase" text_pattern_ops);
CREATE INDEX "search_phrase_holds" ON "search_phrase" USING gin ("phrase" gin_trgm_ops) WHERE "kind" > 0;
CREATE INDEX "search_phrase_near" ON "search_phrase" USING gist ("phrase" gist_trgm_ops) WHERE "kind" = 0;

-- Whether any open position says it. By the indexes of words alone: the planner takes what nobody says for common, and would
-- read the whole table for it.
CREATE FUNCTION any_position_has(said tsquery) RETURNS boolean LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS
$$ SELECT EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.words @@ said)
  -- without where its words stand, so that it knows no phrase
  OR EXISTS (SELECT FROM position p WHERE p.state = 'open' AND p.body @@ said) $$;

-- Whether an open position has a title or company that is offered while somebody types: by its words, PostgreSQL reads all
-- positions that have them.
CREATE INDEX "position_title" ON "position"("title") WHERE "state" = 'open';

-- Whether a typed word is a city's name, though no job is there: read by the index, not from all 41,000 places.
CREATE INDEX "place_words" ON "place" USING gin (to_tsvector('simple', "city"));

CREATE INDEX "position_same_as_idx" ON "position"("same_as") WHERE "same_as" IS NOT NULL;
