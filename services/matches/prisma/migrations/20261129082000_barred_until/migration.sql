-- AlterTable
ALTER TABLE "account_status" ADD COLUMN "barred_until" TIMESTAMPTZ(3);
