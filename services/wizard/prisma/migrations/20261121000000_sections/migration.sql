-- AlterTable
ALTER TABLE "draft" ADD COLUMN "edits" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "section" (
    "account_id" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "value" JSONB NOT NULL,
    "earlier" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "section_pkey" PRIMARY KEY ("account_id","section")
);

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "commute_type" INTEGER NOT NULL,
    "commute_length" INTEGER NOT NULL,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- Positions that were told before these fields were: they tell nothing of them until jobs says them again.
UPDATE "position" SET "content" = '{
  "description": "", "location_name": "", "latitude": null, "longitude": null, "role": null,
  "schedule_duration": null, "disable_preferred_shift": false, "weekend": false, "entry": false,
  "drug_screen": false, "background_flexible": false, "experience_months": 0, "keywords": [], "posted_at": null
}'::jsonb || "content";
