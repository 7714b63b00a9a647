-- AlterTable
ALTER TABLE "gathering" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
