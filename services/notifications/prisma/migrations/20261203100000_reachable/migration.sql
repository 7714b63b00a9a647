-- AlterTable
ALTER TABLE "message" ADD COLUMN     "bare" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "reach" (
    "account_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reach_pkey" PRIMARY KEY ("account_id","channel","recipient")
);

-- CreateTable
CREATE TABLE "reach_request" (
    "cause" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reach_request_pkey" PRIMARY KEY ("cause")
);

-- CreateIndex
CREATE INDEX "reach_recipient_channel_idx" ON "reach"("recipient", "channel");

-- CreateIndex
CREATE INDEX "reach_request_recipient_channel_at_idx" ON "reach_request"("recipient", "channel", "at");
