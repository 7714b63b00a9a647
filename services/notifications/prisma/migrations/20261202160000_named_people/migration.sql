-- AlterTable
ALTER TABLE "message" ADD COLUMN     "names_id" UUID;

-- CreateIndex
CREATE INDEX "message_names_id_idx" ON "message"("names_id");
