-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "version" INTEGER NOT NULL DEFAULT 1,
    "type" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "company_name" TEXT,
    "title" TEXT,
    "company_id" UUID,
    "language" TEXT NOT NULL,
    "timezone" TEXT,
    "utm" JSONB,
    "user_agent" TEXT,
    "status" INTEGER NOT NULL DEFAULT 1,
    "suspended_until" TIMESTAMPTZ(3),
    "suspended_by_hand" BOOLEAN NOT NULL DEFAULT false,
    "no_shows_until" TIMESTAMPTZ(3),
    "deactivated_at" TIMESTAMPTZ(3),
    "reset_required_at" TIMESTAMPTZ(3),
    "former_password_hash" TEXT,
    "earlier_password_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "text_consent_at" TIMESTAMPTZ(3),
    "text_consent_wording" TEXT,
    "text_stopped_at" TIMESTAMPTZ(3),
    "text_answered_at" TIMESTAMPTZ(3),
    "job_alerts_enabled" BOOLEAN NOT NULL DEFAULT false,
    "job_alerts_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "phone_verified_at" TIMESTAMPTZ(3),
    "phone_changed_at" TIMESTAMPTZ(3),
    "email_quiet_at" TIMESTAMPTZ(3),
    "taken_at" TIMESTAMPTZ(3),
    "phone_replaced_at" TIMESTAMPTZ(3),
    "phone_type" TEXT,
    "wanted_phone" TEXT,
    "wanted_phone_type" TEXT,
    "wanted_text_consent_at" TIMESTAMPTZ(3),
    "wanted_text_consent_wording" TEXT,
    "wanted_email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'pending',
    "decided_at" TIMESTAMPTZ(3),
    "second_factor_required_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

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

-- CreateTable
CREATE TABLE "member" (
    "account_id" UUID NOT NULL,
    "level" INTEGER NOT NULL,
    "access" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "join_request" (
    "account_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "join_request_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "manager_invite" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "level" INTEGER NOT NULL,
    "access" JSONB,
    "token_hash" BYTEA NOT NULL,
    "invited_by" UUID NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "manager_invite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "token_hash" BYTEA NOT NULL,
    "account_id" UUID NOT NULL,
    "level" TEXT NOT NULL DEFAULT 'normal',
    "user_agent_family" TEXT NOT NULL,
    "platform" TEXT NOT NULL DEFAULT 'other',
    "opened_by" TEXT,
    "second_factor_at" TIMESTAMPTZ(3),
    "email_shown_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
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
CREATE TABLE "known_device" (
    "account_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("account_id","device")
);

-- CreateTable
CREATE TABLE "one_time_code" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "purpose" TEXT NOT NULL DEFAULT 'login',
    "contact" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" UUID,
    "undelivered_at" TIMESTAMPTZ(3),

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
    "request_id" UUID,
    "undelivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "reset_link_pkey" PRIMARY KEY ("token_hash")
);

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

-- CreateTable
CREATE TABLE "archive" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "sealed_private_key" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "archive_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "archive_piece" (
    "archive_id" UUID NOT NULL,
    "noun" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "archive_piece_pkey" PRIMARY KEY ("archive_id","noun","index")
);

-- CreateTable
CREATE TABLE "passkey" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "synced" BOOLEAN NOT NULL,
    "user_agent_family" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey_challenge" (
    "challenge_hash" BYTEA NOT NULL,
    "purpose" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "account_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("challenge_hash")
);

-- CreateTable
CREATE TABLE "authenticator" (
    "account_id" UUID NOT NULL,
    "sealed_secret" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery_hash" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sealed_next_secret" TEXT,
    "next_at" TIMESTAMPTZ(3),

    CONSTRAINT "authenticator_pkey" PRIMARY KEY ("account_id")
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

-- CreateTable
CREATE TABLE "barred_contact" (
    "hash" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "by_hand" BOOLEAN NOT NULL,

    CONSTRAINT "barred_contact_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_email_key" ON "account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "account_phone_key" ON "account"("phone");

-- CreateIndex
CREATE INDEX "account_company_id_idx" ON "account"("company_id");

-- CreateIndex
CREATE INDEX "company_name_key_idx" ON "company"("name_key");

-- CreateIndex
CREATE INDEX "company_state_created_at_idx" ON "company"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "company_identity_provider_company_id_key" ON "company_identity_provider"("company_id");

-- CreateIndex
CREATE UNIQUE INDEX "linked_identity_account_id_issuer_key" ON "linked_identity"("account_id", "issuer");

-- CreateIndex
CREATE INDEX "sign_on_created_at_idx" ON "sign_on"("created_at");

-- CreateIndex
CREATE INDEX "join_request_company_id_asked_at_idx" ON "join_request"("company_id", "asked_at");

-- CreateIndex
CREATE INDEX "join_request_asked_at_idx" ON "join_request"("asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "manager_invite_token_hash_key" ON "manager_invite"("token_hash");

-- CreateIndex
CREATE INDEX "manager_invite_invited_by_idx" ON "manager_invite"("invited_by");

-- CreateIndex
CREATE INDEX "manager_invite_sent_at_idx" ON "manager_invite"("sent_at");

-- CreateIndex
CREATE UNIQUE INDEX "manager_invite_company_id_email_key" ON "manager_invite"("company_id", "email");

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

-- CreateIndex
CREATE INDEX "known_device_last_at_idx" ON "known_device"("last_at");

-- CreateIndex
CREATE INDEX "one_time_code_account_id_device_idx" ON "one_time_code"("account_id", "device");

-- CreateIndex
CREATE INDEX "one_time_code_device_contact_idx" ON "one_time_code"("device", "contact");

-- CreateIndex
CREATE INDEX "one_time_code_created_at_idx" ON "one_time_code"("created_at");

-- CreateIndex
CREATE INDEX "reset_link_account_id_device_idx" ON "reset_link"("account_id", "device");

-- CreateIndex
CREATE INDEX "reset_link_device_contact_idx" ON "reset_link"("device", "contact");

-- CreateIndex
CREATE INDEX "reset_link_created_at_idx" ON "reset_link"("created_at");

-- CreateIndex
CREATE INDEX "held_application_account_id_submitted_at_idx" ON "held_application"("account_id", "submitted_at");

-- CreateIndex
CREATE INDEX "claim_account_id_idx" ON "claim"("account_id");

-- CreateIndex
CREATE INDEX "claim_created_at_idx" ON "claim"("created_at");

-- CreateIndex
CREATE INDEX "archive_account_id_idx" ON "archive"("account_id");

-- CreateIndex
CREATE INDEX "archive_requested_at_idx" ON "archive"("requested_at");

-- CreateIndex
CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey"("credential_id");

-- CreateIndex
CREATE INDEX "passkey_account_id_idx" ON "passkey"("account_id");

-- CreateIndex
CREATE INDEX "passkey_challenge_account_id_idx" ON "passkey_challenge"("account_id");

-- CreateIndex
CREATE INDEX "passkey_challenge_created_at_idx" ON "passkey_challenge"("created_at");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_identity_provider" ADD CONSTRAINT "company_identity_provider_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linked_identity" ADD CONSTRAINT "linked_identity_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on" ADD CONSTRAINT "sign_on_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "company_identity_provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "manager_invite" ADD CONSTRAINT "manager_invite_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reset_link" ADD CONSTRAINT "reset_link_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "archive_piece" ADD CONSTRAINT "archive_piece_archive_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "archive"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authenticator" ADD CONSTRAINT "authenticator_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Sign-in, codes and invites find an account by its email in lower case.
ALTER TABLE "account" ADD CONSTRAINT "account_email_lower_case" CHECK ("email" = lower("email"));
