-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "position" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "open" BOOLEAN NOT NULL,
    "role" SMALLINT NOT NULL,
    "shifts" SMALLINT NOT NULL,
    "weekend" BOOLEAN NOT NULL,
    "overtime" BOOLEAN NOT NULL DEFAULT false,
    "attributes" SMALLINT NOT NULL DEFAULT 0,
    "wage_from" DOUBLE PRECISION,
    "wage_to" DOUBLE PRECISION,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "experience_months" INTEGER NOT NULL,
    "skill_set_id" INTEGER NOT NULL,
    "posted" BIGINT NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "changed_position" (
    "position_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "done_to" TEXT,
    "twin_id" INTEGER,

    CONSTRAINT "changed_position_pkey" PRIMARY KEY ("position_id")
);

-- CreateTable
CREATE TABLE "skill_set" (
    "id" SERIAL NOT NULL,
    "keywords" TEXT[],

    CONSTRAINT "skill_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "position_card" (
    "position_id" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "position_card_pkey" PRIMARY KEY ("position_id")
);

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "told" BOOLEAN NOT NULL,
    "role" SMALLINT NOT NULL,
    "shift" SMALLINT NOT NULL,
    "wage" DOUBLE PRECISION NOT NULL,
    "weekend" BOOLEAN NOT NULL,
    "commute_type" SMALLINT NOT NULL,
    "commute_length" SMALLINT NOT NULL,
    "rating_day" SMALLINT NOT NULL,
    "rating_swing" SMALLINT NOT NULL,
    "rating_night" SMALLINT NOT NULL,
    "rating_weekend" SMALLINT NOT NULL,
    "rating_overtime" SMALLINT NOT NULL DEFAULT 3,
    "answered" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "skills" TEXT[],
    "skill_months" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "missing_skills" TEXT[],
    "experience_months" INTEGER NOT NULL,
    "answers" INTEGER,
    "offered" SMALLINT NOT NULL DEFAULT 7,
    "reach" DOUBLE PRECISION,
    "auto_apply" BOOLEAN NOT NULL DEFAULT false,
    "auto_apply_daily" SMALLINT NOT NULL DEFAULT 5,
    "text_alerts" BOOLEAN NOT NULL DEFAULT false,
    "email_alerts" BOOLEAN NOT NULL DEFAULT false,
    "alert_frequency" TEXT NOT NULL DEFAULT 'daily',
    "text_agreed_at" TIMESTAMPTZ(3),
    "text_wording" TEXT,
    "wants_new" BOOLEAN NOT NULL DEFAULT false,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "account_status" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "employer" BOOLEAN NOT NULL DEFAULT false,
    "timezone" TEXT,
    "job_alerts" BOOLEAN NOT NULL DEFAULT false,
    "barred_until" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "account_status_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "auto_apply" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "auto_apply_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateTable
CREATE TABLE "application" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "application_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateTable
CREATE TABLE "withdrawal" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3) NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "decision" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "accepted" BOOLEAN NOT NULL,
    "index" INTEGER,
    "group" TEXT,
    "source" TEXT,
    "feature" TEXT,
    "app_positions" INTEGER[],
    "decided_at" TIMESTAMPTZ(3) NOT NULL,
    "points" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],

    CONSTRAINT "decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ranking" (
    "account_id" UUID NOT NULL,
    "personal" BOOLEAN NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ranking_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "shown" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "shown_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shown_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateTable
CREATE TABLE "open_deck" (
    "account_id" UUID NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "open_deck_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "alert" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateTable
CREATE TABLE "alert_due" (
    "account_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_due_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE INDEX "position_open_latitude_longitude_idx" ON "position"("open", "latitude", "longitude");

-- CreateIndex
CREATE INDEX "position_open_posted_id_idx" ON "position"("open", "posted" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "changed_position_changed_at_position_id_idx" ON "changed_position"("changed_at", "position_id");

-- CreateIndex
CREATE UNIQUE INDEX "skill_set_keywords_key" ON "skill_set"("keywords");

-- CreateIndex
CREATE INDEX "auto_apply_account_id_at_idx" ON "auto_apply"("account_id", "at");

-- CreateIndex
CREATE INDEX "withdrawal_account_id_position_id_idx" ON "withdrawal"("account_id", "position_id");

-- CreateIndex
CREATE UNIQUE INDEX "decision_account_id_position_id_key" ON "decision"("account_id", "position_id");

-- CreateIndex
CREATE INDEX "alert_found_at_idx" ON "alert"("found_at");

-- CreateIndex
CREATE INDEX "alert_due_due_at_idx" ON "alert_due"("due_at");

-- What Prisma's schema cannot say.

-- The bounding box of a circle of so many miles around a home: the same as `boxSql` of src/deck/commute-area.ts.
CREATE FUNCTION "commute_box"("latitude" double precision, "longitude" double precision, "miles" double precision)
RETURNS box LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT box(
    point(longitude - miles / 69 / greatest(0.01, cos(radians(latitude))), latitude - miles / 69),
    point(longitude + miles / 69 / greatest(0.01, cos(radians(latitude))), latitude + miles / 69))
$$;

-- All by which a position suits somebody who wants to hear of new ones: whom it suits is found without reading a row of the table,
-- of which those who live near each other are in as many pages.
CREATE INDEX "candidate_suited" ON "candidate"
USING gist (commute_box("latitude", "longitude", "reach"))
  INCLUDE ("account_id", "latitude", "longitude", "reach", "role", "offered", "weekend", "wage")
  WHERE "wants_new" AND "reach" IS NOT NULL AND "latitude" IS NOT NULL AND "longitude" IS NOT NULL;
