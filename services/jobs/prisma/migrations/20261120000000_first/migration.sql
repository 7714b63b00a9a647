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

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
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
    "schedule_description" TEXT,
    "posted_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "content_hash" TEXT NOT NULL,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question" (
    "id" TEXT NOT NULL,
    "company_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "type" SMALLINT NOT NULL,
    "answers" JSONB NOT NULL,
    "follow_up" TEXT,
    "reprompt_threshold" TEXT,
    "reprompt_answers" TEXT[] DEFAULT ARRAY[]::TEXT[],

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
CREATE TABLE "place" (
    "zip" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "county" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "place_pkey" PRIMARY KEY ("zip")
);

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
CREATE INDEX "question_company_id_idx" ON "question"("company_id");

-- CreateIndex
CREATE INDEX "position_question_question_id_idx" ON "position_question"("question_id");

-- CreateIndex
CREATE INDEX "place_state_city_idx" ON "place"("state", "city");

-- AddForeignKey
ALTER TABLE "facility" ADD CONSTRAINT "facility_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position" ADD CONSTRAINT "position_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position" ADD CONSTRAINT "position_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position_question" ADD CONSTRAINT "position_question_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position_question" ADD CONSTRAINT "position_question_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE CASCADE ON UPDATE CASCADE;


