-- AlterTable
ALTER TABLE "question" ADD COLUMN     "retired_from" JSONB NOT NULL DEFAULT '[]';
