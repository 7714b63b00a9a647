-- AlterTable
ALTER TABLE "referral" ADD COLUMN     "undelivered_at" TIMESTAMPTZ(3);
