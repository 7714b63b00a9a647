-- AlterTable
ALTER TABLE "gathering" ADD COLUMN     "canceled_at" TIMESTAMPTZ(3);
