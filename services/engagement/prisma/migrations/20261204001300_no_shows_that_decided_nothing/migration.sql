-- AlterTable
ALTER TABLE "application_change" ADD COLUMN     "leaves_decision" BOOLEAN NOT NULL DEFAULT false;
