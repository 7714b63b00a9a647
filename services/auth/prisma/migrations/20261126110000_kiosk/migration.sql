-- AlterTable
ALTER TABLE "session" ADD COLUMN     "ends_at" TIMESTAMPTZ(3);
