-- CreateTable
CREATE TABLE "job_notice_unanswered" (
    "recipient" TEXT NOT NULL,
    "proofs" INTEGER NOT NULL,
    "proof_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_notice_unanswered_pkey" PRIMARY KEY ("recipient")
);
