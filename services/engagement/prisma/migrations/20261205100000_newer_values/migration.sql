-- AlterTable
ALTER TABLE "manager" ADD COLUMN     "level" SMALLINT,
ADD COLUMN     "access" JSONB;

-- Few accounts are neither active nor unverified: each list of applications asks who they are. The index of those whose
-- status the release before knows stays for it.
CREATE INDEX "candidate_not_open_idx" ON "candidate"("account_id") WHERE "status" NOT IN (1, 2, 3);
