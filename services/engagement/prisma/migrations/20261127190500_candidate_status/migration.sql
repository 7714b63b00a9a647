-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "status" SMALLINT NOT NULL DEFAULT 1;

-- Few accounts are archived or nobody's: each list of applications asks who they are.
CREATE INDEX "candidate_closed_idx" ON "candidate"("account_id") WHERE "status" IN (-1, 4);
