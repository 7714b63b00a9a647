-- AlterTable
ALTER TABLE "account" ADD COLUMN     "former_password_hash" TEXT;

-- of accounts that an operator reset before
UPDATE "account" SET "former_password_hash" = "password_hash" WHERE "reset_required_at" IS NOT NULL;
