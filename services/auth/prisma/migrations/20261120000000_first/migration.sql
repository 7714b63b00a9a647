-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "version" INTEGER NOT NULL DEFAULT 1,
    "type" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "company_name" TEXT,
    "title" TEXT,
    "language" TEXT NOT NULL,
    "timezone" TEXT,
    "utm" JSONB,
    "status" INTEGER NOT NULL DEFAULT 1,
    "text_consent_at" TIMESTAMPTZ(3),
    "text_consent_wording" TEXT,
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "token_hash" BYTEA NOT NULL,
    "account_id" UUID NOT NULL,
    "level" TEXT NOT NULL DEFAULT 'normal',
    "user_agent_family" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "failed_attempt" (
    "subject" TEXT NOT NULL,
    "account_id" UUID,
    "failures" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "locked_until" TIMESTAMPTZ(3),

    CONSTRAINT "failed_attempt_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "signing_key" (
    "id" UUID NOT NULL,
    "public_key" JSONB NOT NULL,
    "sealed_private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "signing_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "erasure" (
    "account_id" UUID NOT NULL,
    "noun" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("account_id","noun")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_email_key" ON "account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "account_phone_key" ON "account"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_account_id_idx" ON "session"("account_id");

-- CreateIndex
CREATE INDEX "session_last_seen_at_idx" ON "session"("last_seen_at");

-- CreateIndex
CREATE INDEX "failed_attempt_account_id_idx" ON "failed_attempt"("account_id");

-- CreateIndex
CREATE INDEX "failed_attempt_last_at_idx" ON "failed_attempt"("last_at");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;



ALTER TABLE "account" ADD CONSTRAINT "account_email_lower_case" CHECK ("email" = lower("email"));
