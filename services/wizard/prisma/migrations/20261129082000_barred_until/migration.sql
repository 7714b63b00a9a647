-- AlterTable
ALTER TABLE "known_contact" ADD COLUMN "barred_until" TIMESTAMPTZ(3);
