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
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "account_status" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "account_status_pkey" PRIMARY KEY ("account_id")
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

    CONSTRAINT "decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shown" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "shown_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shown_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateIndex
CREATE INDEX "position_open_latitude_longitude_idx" ON "position"("open", "latitude", "longitude");

-- CreateIndex
CREATE INDEX "position_open_posted_id_idx" ON "position"("open", "posted" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "skill_set_keywords_key" ON "skill_set"("keywords");

-- CreateIndex
CREATE INDEX "withdrawal_account_id_position_id_idx" ON "withdrawal"("account_id", "position_id");

-- CreateIndex
CREATE UNIQUE INDEX "decision_account_id_position_id_key" ON "decision"("account_id", "position_id");
