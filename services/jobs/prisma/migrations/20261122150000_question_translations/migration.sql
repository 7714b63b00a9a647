-- AlterTable
ALTER TABLE "question" ADD COLUMN     "translations" JSONB NOT NULL DEFAULT '{}';
