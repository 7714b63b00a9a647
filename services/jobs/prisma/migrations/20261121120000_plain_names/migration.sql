-- New names beside old ones: "untold" and "spot" live for one more release, for instances that still read them.
ALTER TABLE "position" ADD COLUMN "unpublished" BOOLEAN NOT NULL DEFAULT false;
UPDATE "position" SET "unpublished" = true WHERE "untold";
CREATE INDEX "position_unpublished" ON "position"("id") WHERE "unpublished";

ALTER TABLE "facility" ADD COLUMN "point" cube NOT NULL GENERATED ALWAYS AS (
  cube(ARRAY[
    3958.8 * cos(radians("latitude")) * cos(radians("longitude")),
    3958.8 * cos(radians("latitude")) * sin(radians("longitude")),
    3958.8 * sin(radians("latitude"))
  ])
) STORED;
CREATE INDEX "facility_point" ON "facility" USING gist ("point");
