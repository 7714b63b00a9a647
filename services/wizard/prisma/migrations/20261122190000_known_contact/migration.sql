-- CreateTable
CREATE TABLE "known_contact" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "email_hash" TEXT,
    "phone_hash" TEXT,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "known_contact_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE INDEX "known_contact_email_hash_idx" ON "known_contact"("email_hash");

-- CreateIndex
CREATE INDEX "known_contact_phone_hash_idx" ON "known_contact"("phone_hash");
