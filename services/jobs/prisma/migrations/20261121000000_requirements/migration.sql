-- AlterTable
ALTER TABLE "position" ADD COLUMN "schedule_duration" TEXT,
ADD COLUMN "disable_preferred_shift" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "weekend" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "entry" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "drug_screen" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "background_flexible" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "experience_months" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
-- what is here already is told once more, because the event says more than before
ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "position" ALTER COLUMN "untold" SET DEFAULT false;
CREATE INDEX "position_untold" ON "position"("id") WHERE "untold";

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
