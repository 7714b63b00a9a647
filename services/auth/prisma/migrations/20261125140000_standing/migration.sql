-- AlterTable
ALTER TABLE "account" ADD COLUMN     "deactivated_at" TIMESTAMPTZ(3),
ADD COLUMN     "reset_required_at" TIMESTAMPTZ(3),
ADD COLUMN     "suspended_until" TIMESTAMPTZ(3);
