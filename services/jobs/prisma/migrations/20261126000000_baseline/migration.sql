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

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
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
CREATE UNIQUE INDEX "company_source_external_id_key" ON "company"("source", "external_id");

-- CreateIndex
CREATE INDEX "facility_latitude_longitude_idx" ON "facility"("latitude", "longitude");

-- CreateIndex
CREATE UNIQUE INDEX "facility_company_id_external_id_key" ON "facility"("company_id", "external_id");

-- CreateIndex
CREATE INDEX "position_state_posted_at_id_idx" ON "position"("state", "posted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "position_facility_id_state_idx" ON "position"("facility_id", "state");

-- CreateIndex
CREATE INDEX "position_company_id_idx" ON "position"("company_id");

-- CreateIndex
CREATE UNIQUE INDEX "position_source_external_id_key" ON "position"("source", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "poster_keyword_position_id_key" ON "poster_keyword"("position_id");

-- CreateIndex
CREATE UNIQUE INDEX "poster_keyword_gathering_id_key" ON "poster_keyword"("gathering_id");

-- CreateIndex
CREATE INDEX "poster_keyword_employer_id_idx" ON "poster_keyword"("employer_id");

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
ALTER TABLE "poster_keyword" ADD CONSTRAINT "poster_keyword_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE SET NULL ON UPDATE CASCADE;

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
-- all that the list filters and sorts by
CREATE INDEX "position_open" ON "position"("posted_at" DESC, "id" DESC)
  INCLUDE ("facility_id", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible")
  WHERE "state" = 'open';
CREATE INDEX "position_open_at" ON "position"("facility_id")
  INCLUDE ("id", "posted_at", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible")
  WHERE "state" = 'open';

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Words without accents, by their English stem. None is left out as too common: "CDL A" is not "CDL B".
CREATE TEXT SEARCH DICTIONARY words_stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION words (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION words ALTER MAPPING FOR asciiword, word WITH unaccent, words_stem;

-- What a search by words looks in. `words` is short: title (A), what it asks for as marks (B), company and place (C).
-- `body` is the text, without where its words stand.
ALTER TABLE "position" ADD COLUMN "words" tsvector, ADD COLUMN "body" tsvector;
CREATE INDEX "position_words" ON "position" USING gin ("words") WITH (fastupdate = off) WHERE "state" = 'open';
CREATE INDEX "position_body" ON "position" USING gin ("body") WITH (fastupdate = off) WHERE "state" = 'open';

-- Letters and digits alone: the parser would take "pick/pack" for a file's path.
CREATE FUNCTION plain_words(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT regexp_replace(regexp_replace(line, '[''’]', '', 'g'), '[^[:alnum:]]+', ' ', 'g') $$;

-- By a trigger, so that whatever writes a position keeps them.
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
CREATE INDEX "search_phrase_begins" ON "search_phrase" ("phrase" text_pattern_ops);
CREATE INDEX "search_phrase_holds" ON "search_phrase" USING gin ("phrase" gin_trgm_ops) WHERE "kind" > 0;
CREATE INDEX "search_phrase_near" ON "search_phrase" USING gist ("phrase" gist_trgm_ops) WHERE "kind" = 0;
