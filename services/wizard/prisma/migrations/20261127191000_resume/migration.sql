-- CreateTable
CREATE TABLE "resume" (
    "location" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "problem" TEXT,
    "reading" JSONB NOT NULL DEFAULT '{}',
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_at" TIMESTAMPTZ(3),

    CONSTRAINT "resume_pkey" PRIMARY KEY ("location")
);

-- CreateIndex
CREATE INDEX "resume_account_id_idx" ON "resume"("account_id");
