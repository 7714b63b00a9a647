-- AlterTable
ALTER TABLE "company" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
