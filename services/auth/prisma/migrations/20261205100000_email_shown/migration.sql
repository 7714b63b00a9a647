-- AlterTable
ALTER TABLE "session" ADD COLUMN     "email_shown_at" TIMESTAMPTZ(3);
