-- AlterTable
ALTER TABLE "reference_request" ADD COLUMN     "is_read" BOOLEAN NOT NULL DEFAULT false;
