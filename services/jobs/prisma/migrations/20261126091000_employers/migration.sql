-- AlterTable
ALTER TABLE "company" ADD COLUMN     "employer_id" UUID;

-- AlterTable
ALTER TABLE "position" ADD COLUMN     "managed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "portal_state" SMALLINT NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "employer" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "approved" BOOLEAN NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "employer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "company_employer_id_idx" ON "company"("employer_id");
