-- AlterTable
ALTER TABLE "changed_position" ADD COLUMN "twin_id" INTEGER;
