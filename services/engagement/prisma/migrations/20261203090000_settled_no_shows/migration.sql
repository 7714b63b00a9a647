-- AlterTable
ALTER TABLE "interview_outcome" ADD COLUMN     "settled_as" TEXT,
ADD COLUMN     "settled_at" TIMESTAMPTZ(3);
