-- AlterTable
ALTER TABLE "candidate" ADD COLUMN "answered" TEXT[] DEFAULT ARRAY[]::TEXT[];
