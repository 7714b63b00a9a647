-- AlterTable
ALTER TABLE "account" ADD COLUMN     "user_agent" TEXT;
