-- AlterTable
ALTER TABLE "question" ADD COLUMN     "replaced_by" TEXT,
ADD COLUMN     "retired_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "question_replaced_by_idx" ON "question"("replaced_by");
