-- CreateTable
CREATE TABLE "job_notice" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID,
    "position_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "sealed_address" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "proof_at" TIMESTAMPTZ(3),
    "proven_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reopened_job" (
    "position_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reopened_job_pkey" PRIMARY KEY ("position_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "job_notice_recipient_position_id_key" ON "job_notice"("recipient", "position_id");

-- CreateIndex
CREATE INDEX "job_notice_position_id_idx" ON "job_notice"("position_id");

-- CreateIndex
CREATE INDEX "job_notice_account_id_idx" ON "job_notice"("account_id");
