-- AlterTable
ALTER TABLE "contact" ADD COLUMN     "status" INTEGER NOT NULL DEFAULT 1;
