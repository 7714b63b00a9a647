-- AlterTable
ALTER TABLE "message" ADD COLUMN     "company_id" UUID;
