-- MT-11: which applications auto-apply sent.
-- AlterTable
ALTER TABLE "application" ADD COLUMN     "automatic" BOOLEAN NOT NULL DEFAULT false;
