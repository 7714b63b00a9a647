-- AlterTable
ALTER TABLE "application" ADD COLUMN     "submitted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "withdrawal" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3) NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "withdrawal_account_id_idx" ON "withdrawal"("account_id");
