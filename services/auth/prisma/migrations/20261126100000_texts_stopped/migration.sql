-- AlterTable
ALTER TABLE "account" ADD COLUMN     "text_answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "text_stopped_at" TIMESTAMPTZ(3);
