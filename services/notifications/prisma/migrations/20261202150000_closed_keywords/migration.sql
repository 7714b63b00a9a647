-- AlterTable
ALTER TABLE "poster_keyword" ADD COLUMN     "open" BOOLEAN NOT NULL DEFAULT true;
