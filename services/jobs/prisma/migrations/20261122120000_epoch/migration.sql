-- AlterTable
ALTER TABLE "candidate" ADD COLUMN "epoch" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "application" ADD COLUMN "epoch" BIGINT NOT NULL DEFAULT 0;
