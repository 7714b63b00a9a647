-- AlterTable
ALTER TABLE "question_link" ADD COLUMN     "contact_hash" TEXT;

-- CreateTable
CREATE TABLE "known_contact" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "email_hash" TEXT,
    "phone_hash" TEXT,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "known_contact_pkey" PRIMARY KEY ("account_id")
);
