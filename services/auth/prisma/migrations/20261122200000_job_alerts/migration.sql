-- AlterTable
ALTER TABLE "account" ADD COLUMN     "job_alerts_enabled" BOOLEAN NOT NULL DEFAULT false;
