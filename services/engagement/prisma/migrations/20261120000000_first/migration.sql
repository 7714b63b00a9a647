-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "application" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "state" INTEGER NOT NULL DEFAULT 0,
    "had_interview" BOOLEAN NOT NULL DEFAULT false,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "reason" INTEGER,
    "reason_other" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_change" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "state" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "application_account_id_submitted_at_id_idx" ON "application"("account_id", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_change_application_id_at_idx" ON "application_change"("application_id", "at");

-- AddForeignKey
ALTER TABLE "application_change" ADD CONSTRAINT "application_change_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;


