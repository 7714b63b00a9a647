-- AlterTable
ALTER TABLE "account" ADD COLUMN     "wanted_phone_type" TEXT,
ADD COLUMN     "wanted_text_consent_at" TIMESTAMPTZ(3),
ADD COLUMN     "wanted_text_consent_wording" TEXT;
