-- AlterTable
ALTER TABLE "message" ADD COLUMN     "application_id" UUID,
ADD COLUMN     "about_id" UUID;
