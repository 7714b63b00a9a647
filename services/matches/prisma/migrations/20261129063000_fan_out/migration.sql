-- AlterTable
ALTER TABLE "account_status" ADD COLUMN "job_alerts" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN "offered" SMALLINT NOT NULL DEFAULT 7,
ADD COLUMN "reach" DOUBLE PRECISION,
ADD COLUMN "auto_apply" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "text_alerts" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "email_alerts" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "wants_new" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "changed_position" (
    "position_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "done_to" TEXT,

    CONSTRAINT "changed_position_pkey" PRIMARY KEY ("position_id")
);

-- CreateIndex
CREATE INDEX "changed_position_changed_at_position_id_idx" ON "changed_position"("changed_at", "position_id");

-- The bounding box of a circle of so many miles around a home: the same as `boxSql` of src/deck/commute-area.ts.
CREATE FUNCTION "commute_box"("latitude" double precision, "longitude" double precision, "miles" double precision)
RETURNS box LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT box(
    point(longitude - miles / 69 / greatest(0.01, cos(radians(latitude))), latitude - miles / 69),
    point(longitude + miles / 69 / greatest(0.01, cos(radians(latitude))), latitude + miles / 69))
$$;

-- Whose way to work a position may be on, of those who want to be told.
CREATE INDEX "candidate_commute_box_idx" ON "candidate"
USING gist (commute_box("latitude", "longitude", "reach")) WHERE "wants_new" AND "reach" IS NOT NULL AND "latitude" IS NOT NULL AND "longitude" IS NOT NULL;
