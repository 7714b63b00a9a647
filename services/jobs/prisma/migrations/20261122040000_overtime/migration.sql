-- AlterTable
ALTER TABLE "position" ADD COLUMN "overtime" BOOLEAN NOT NULL DEFAULT false;
-- read models take the start times, the schedule type and the drug screen into a score: what is here is published once more
UPDATE "position" SET "untold" = true WHERE "state" = 'open';
