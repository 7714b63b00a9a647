-- AlterTable
ALTER TABLE "preferences" ADD COLUMN "alerts_agreed_at" TIMESTAMPTZ(3),
ADD COLUMN "alerts_wording" TEXT;
