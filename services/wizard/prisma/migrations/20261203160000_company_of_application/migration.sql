-- AlterTable
ALTER TABLE "application" ADD COLUMN     "company_name" TEXT;
