-- AlterTable
ALTER TABLE "account" ALTER COLUMN "email" DROP NOT NULL,
ADD COLUMN     "email_quiet_at" TIMESTAMPTZ(3),
ADD COLUMN     "taken_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "opened_by" TEXT;

-- CreateTable
CREATE TABLE "held_application" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "company_name" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "held_application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "held_profile" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "held_profile_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "claim" (
    "token_hash" BYTEA NOT NULL,
    "account_id" UUID,
    "device" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "contact" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "password_hash" TEXT,
    "issuer" TEXT,
    "subject" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "claim_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "held_application_account_id_submitted_at_idx" ON "held_application"("account_id", "submitted_at");

-- CreateIndex
CREATE INDEX "claim_account_id_idx" ON "claim"("account_id");

-- CreateIndex
CREATE INDEX "claim_created_at_idx" ON "claim"("created_at");
