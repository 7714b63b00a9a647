-- AlterTable
ALTER TABLE "job_notice" ADD COLUMN "proofs" INTEGER NOT NULL DEFAULT 0;

-- of what went out before it was counted
UPDATE "job_notice" SET "proofs" = 1 WHERE "proof_at" IS NOT NULL;
