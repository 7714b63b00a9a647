-- AlterTable
ALTER TABLE "poster_keyword" ADD COLUMN     "registers" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "keyword_answer" (
    "cause" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "keyword_answer_pkey" PRIMARY KEY ("cause")
);

-- CreateIndex
CREATE INDEX "keyword_answer_recipient_at_idx" ON "keyword_answer"("recipient", "at");
