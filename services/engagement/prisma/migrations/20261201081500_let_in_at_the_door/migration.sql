-- AlterTable
ALTER TABLE "registration" ADD COLUMN     "at_door" BOOLEAN NOT NULL DEFAULT false;
