-- AlterTable
ALTER TABLE "progress" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "application" ADD COLUMN     "replaced" BOOLEAN NOT NULL DEFAULT false;

-- A person has one application for a position that is not replaced.
CREATE UNIQUE INDEX "application_last_key" ON "application"("account_id", "position_id") WHERE NOT "replaced";

-- DropIndex
DROP INDEX "application_account_id_position_id_key";
