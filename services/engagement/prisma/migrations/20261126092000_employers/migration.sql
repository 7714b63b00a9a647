-- AlterTable
ALTER TABLE "application" ADD COLUMN     "employer_id" UUID;

-- AlterTable
ALTER TABLE "position" ADD COLUMN     "managed_by" UUID;

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE INDEX "application_employer_id_state_submitted_at_id_idx" ON "application"("employer_id", "state", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_employer_id_submitted_at_id_idx" ON "application"("employer_id", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_position_id_idx" ON "application"("position_id");
