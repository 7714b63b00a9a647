-- AlterTable
ALTER TABLE "draft" ADD COLUMN     "step" TEXT;

-- AlterTable
ALTER TABLE "known_contact" ADD COLUMN     "status" SMALLINT NOT NULL DEFAULT 1;

-- Few accounts are archived or nobody's: each look at an application asks who they are.
CREATE INDEX "known_contact_closed_idx" ON "known_contact"("account_id") WHERE "status" IN (-1, 4);

-- CreateTable
CREATE TABLE "progress" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "state" SMALLINT NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "progress_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "progress_account_id_idx" ON "progress"("account_id");
