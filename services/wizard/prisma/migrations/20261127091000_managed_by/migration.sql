-- AlterTable
ALTER TABLE "position" ADD COLUMN "managed_by" UUID;

-- what was published before this release carries it already
UPDATE "position" SET "managed_by" = ("content"->>'managed_by')::uuid WHERE "content"->>'managed_by' IS NOT NULL;

-- CreateIndex
CREATE INDEX "position_managed_by_idx" ON "position"("managed_by");

-- CreateIndex
CREATE INDEX "application_position_id_idx" ON "application"("position_id");
