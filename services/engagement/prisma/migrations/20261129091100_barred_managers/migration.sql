-- AlterTable
ALTER TABLE "manager" ADD COLUMN     "barred_until" TIMESTAMPTZ(3);
