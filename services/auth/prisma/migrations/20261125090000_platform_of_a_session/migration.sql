-- AlterTable
ALTER TABLE "session" ADD COLUMN     "platform" TEXT NOT NULL DEFAULT 'other';
