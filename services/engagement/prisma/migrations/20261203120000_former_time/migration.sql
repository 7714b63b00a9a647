-- AlterTable
ALTER TABLE "invite" ADD COLUMN     "former_starts_at" TIMESTAMPTZ(3);
