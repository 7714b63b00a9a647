-- AlterTable
ALTER TABLE "contact" ADD COLUMN     "timezone" TEXT;

-- AlterTable
ALTER TABLE "message" ADD COLUMN     "reported_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "consent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "recipient" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "consent_cause_key" ON "consent"("cause");

-- CreateIndex
CREATE INDEX "consent_recipient_channel_at_idx" ON "consent"("recipient", "channel", "at");
