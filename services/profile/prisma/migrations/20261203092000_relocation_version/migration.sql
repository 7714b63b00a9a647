-- AlterTable
ALTER TABLE "relocation" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;
