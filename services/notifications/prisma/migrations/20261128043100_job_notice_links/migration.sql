-- AlterTable
ALTER TABLE "job_notice_unanswered" ADD COLUMN     "notice_id" UUID,
ADD COLUMN     "stopped_at" TIMESTAMPTZ(3);
