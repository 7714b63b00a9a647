-- AlterTable
ALTER TABLE "message" ALTER COLUMN "account_id" DROP NOT NULL;
