-- AlterTable
ALTER TABLE "application" ADD COLUMN     "candidate_emailed_at" TIMESTAMPTZ(3),
ADD COLUMN     "managers_emailed_at" TIMESTAMPTZ(3);
