-- AlterTable
ALTER TABLE "message" ADD COLUMN     "recipient" TEXT;

-- CreateIndex
CREATE INDEX "message_recipient_attempted_at_idx" ON "message"("recipient", "attempted_at");
