-- CreateTable
CREATE TABLE "company_identity_provider" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "sealed_client_secret" TEXT NOT NULL,
    "email_domains" TEXT[],
    "other_origins" TEXT[],
    "required" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_identity_provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "linked_identity" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "linked_identity_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "sign_on" (
    "state_hash" BYTEA NOT NULL,
    "provider_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "sealed_checks" TEXT NOT NULL,
    "redirect" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_on_pkey" PRIMARY KEY ("state_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "company_identity_provider_company_id_key" ON "company_identity_provider"("company_id");

-- CreateIndex
CREATE UNIQUE INDEX "linked_identity_account_id_issuer_key" ON "linked_identity"("account_id", "issuer");

-- CreateIndex
CREATE INDEX "sign_on_created_at_idx" ON "sign_on"("created_at");

-- AddForeignKey
ALTER TABLE "company_identity_provider" ADD CONSTRAINT "company_identity_provider_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linked_identity" ADD CONSTRAINT "linked_identity_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on" ADD CONSTRAINT "sign_on_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "company_identity_provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;
