-- AlterTable
ALTER TABLE "contact" ADD COLUMN     "number_hash" TEXT,
ADD COLUMN     "number_since" TIMESTAMPTZ(3);
