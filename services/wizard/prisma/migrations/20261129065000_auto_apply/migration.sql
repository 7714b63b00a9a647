-- MT-11: whether new jobs may be applied to in somebody's name; off until profile tells of them again.
-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "auto_apply" BOOLEAN NOT NULL DEFAULT false;
