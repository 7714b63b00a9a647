-- AlterTable
ALTER TABLE "candidate" ADD COLUMN "alert_frequency" TEXT NOT NULL DEFAULT 'daily',
ADD COLUMN "text_agreed_at" TIMESTAMPTZ(3),
ADD COLUMN "text_wording" TEXT;

-- CreateTable
CREATE TABLE "alert" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_pkey" PRIMARY KEY ("account_id","position_id")
);

-- CreateTable
CREATE TABLE "alert_due" (
    "account_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_due_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE INDEX "alert_found_at_idx" ON "alert"("found_at");

-- CreateIndex
CREATE INDEX "alert_due_due_at_idx" ON "alert_due"("due_at");
