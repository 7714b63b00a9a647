-- AlterTable
ALTER TABLE "account" ADD COLUMN     "earlier_password_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[];
