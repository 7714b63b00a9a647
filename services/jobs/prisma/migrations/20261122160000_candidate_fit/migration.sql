-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "fit" JSONB;
