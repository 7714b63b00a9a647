-- AlterTable
ALTER TABLE "account" ADD COLUMN     "job_alerts_at" TIMESTAMPTZ(3);
