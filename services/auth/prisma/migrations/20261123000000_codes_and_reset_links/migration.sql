-- AlterTable
ALTER TABLE "account" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3),
ADD COLUMN     "phone_verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "one_time_code" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "contact" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reset_link" (
    "token_hash" BYTEA NOT NULL,
    "account_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "contact" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reset_link_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "one_time_code_account_id_device_idx" ON "one_time_code"("account_id", "device");

-- CreateIndex
CREATE INDEX "one_time_code_created_at_idx" ON "one_time_code"("created_at");

-- CreateIndex
CREATE INDEX "reset_link_account_id_device_idx" ON "reset_link"("account_id", "device");

-- CreateIndex
CREATE INDEX "reset_link_created_at_idx" ON "reset_link"("created_at");

-- AddForeignKey
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reset_link" ADD CONSTRAINT "reset_link_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
