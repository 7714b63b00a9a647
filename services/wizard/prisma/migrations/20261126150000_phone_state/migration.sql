-- AlterTable
ALTER TABLE "known_contact" ADD COLUMN "phone_state" TEXT;
