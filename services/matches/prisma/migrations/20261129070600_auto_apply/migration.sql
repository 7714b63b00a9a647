-- AlterTable
ALTER TABLE "account_status" ADD COLUMN     "timezone" TEXT;

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "auto_apply_daily" SMALLINT NOT NULL DEFAULT 5;

-- CreateTable
CREATE TABLE "auto_apply" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "auto_apply_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateIndex
CREATE INDEX "auto_apply_account_id_at_idx" ON "auto_apply"("account_id", "at");
