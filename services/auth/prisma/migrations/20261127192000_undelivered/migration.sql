-- AlterTable
ALTER TABLE "one_time_code" ADD COLUMN     "request_id" UUID,
ADD COLUMN     "undelivered_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "reset_link" ADD COLUMN     "request_id" UUID,
ADD COLUMN     "undelivered_at" TIMESTAMPTZ(3);
