-- AlterTable
ALTER TABLE "application" ADD COLUMN     "wage_from" DOUBLE PRECISION,
ADD COLUMN     "wage_to" DOUBLE PRECISION;
