-- AlterTable
ALTER TABLE "account" ADD COLUMN     "phone_changed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "one_time_code" ADD COLUMN     "purpose" TEXT NOT NULL DEFAULT 'login';
