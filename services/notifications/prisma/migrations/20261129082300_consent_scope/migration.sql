-- AlterTable
ALTER TABLE "consent" ADD COLUMN     "scope" TEXT NOT NULL DEFAULT 'all';

-- what was agreed to by the box for job alerts took a STOP back for all texts
UPDATE "consent" SET "scope" = 'alerts' WHERE "cause" LIKE 'job-alerts %';
