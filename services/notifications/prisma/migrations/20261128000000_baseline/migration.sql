-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "contact" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "status" INTEGER NOT NULL DEFAULT 1,
    "timezone" TEXT,
    "sealed_contact" TEXT NOT NULL,
    "number_hash" TEXT,
    "number_since" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID,
    "names_id" UUID,
    "application_id" UUID,
    "about_id" UUID,
    "channel" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "sealed_values" TEXT NOT NULL,
    "bare" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "outcome" TEXT,
    "provider_id" TEXT,
    "recipient" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "attempted_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "reported_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reach" (
    "account_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reach_pkey" PRIMARY KEY ("account_id","channel","recipient")
);

-- CreateTable
CREATE TABLE "reach_request" (
    "cause" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reach_request_pkey" PRIMARY KEY ("cause")
);

-- CreateTable
CREATE TABLE "consent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "recipient" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "scope" TEXT NOT NULL DEFAULT 'all',
    "sentence" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "keyword_answer" (
    "cause" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "keyword_answer_pkey" PRIMARY KEY ("cause")
);

-- CreateTable
CREATE TABLE "poster_keyword" (
    "word" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "used" BOOLEAN NOT NULL,
    "registers" BOOLEAN NOT NULL DEFAULT false,
    "open" BOOLEAN NOT NULL DEFAULT true,
    "gathering_id" TEXT,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "poster_keyword_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "gathering" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "open" BOOLEAN NOT NULL,
    "canceled" BOOLEAN NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "gathering_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invite" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "open" BOOLEAN NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "invite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_notice" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID,
    "position_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "sealed_address" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "proofs" INTEGER NOT NULL DEFAULT 0,
    "proof_at" TIMESTAMPTZ(3),
    "proven_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_notice_unanswered" (
    "recipient" TEXT NOT NULL,
    "proofs" INTEGER NOT NULL,
    "proof_at" TIMESTAMPTZ(3) NOT NULL,
    "notice_id" UUID,
    "stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_notice_unanswered_pkey" PRIMARY KEY ("recipient")
);

-- CreateTable
CREATE TABLE "reopened_job" (
    "position_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reopened_job_pkey" PRIMARY KEY ("position_id")
);

-- CreateIndex
CREATE INDEX "message_account_id_idx" ON "message"("account_id");

-- CreateIndex
CREATE INDEX "message_names_id_idx" ON "message"("names_id");

-- CreateIndex
CREATE INDEX "message_status_created_at_idx" ON "message"("status", "created_at");

-- CreateIndex
CREATE INDEX "message_recipient_attempted_at_idx" ON "message"("recipient", "attempted_at");

-- CreateIndex
CREATE UNIQUE INDEX "message_cause_channel_template_key" ON "message"("cause", "channel", "template");

-- CreateIndex
CREATE INDEX "reach_recipient_channel_idx" ON "reach"("recipient", "channel");

-- CreateIndex
CREATE INDEX "reach_request_recipient_channel_at_idx" ON "reach_request"("recipient", "channel", "at");

-- CreateIndex
CREATE UNIQUE INDEX "consent_cause_key" ON "consent"("cause");

-- CreateIndex
CREATE INDEX "consent_recipient_channel_at_idx" ON "consent"("recipient", "channel", "at");

-- CreateIndex
CREATE INDEX "keyword_answer_recipient_at_idx" ON "keyword_answer"("recipient", "at");

-- CreateIndex
CREATE INDEX "invite_account_id_idx" ON "invite"("account_id");

-- CreateIndex
CREATE INDEX "job_notice_position_id_idx" ON "job_notice"("position_id");

-- CreateIndex
CREATE INDEX "job_notice_account_id_idx" ON "job_notice"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_notice_recipient_position_id_key" ON "job_notice"("recipient", "position_id");

-- What Prisma's schema cannot say.

-- How many texts began within the last second.
CREATE INDEX "message_texts_begun" ON "message"("attempted_at") WHERE "channel" = 'text';

-- Which messages are about to be handed over, apart from the many alerts that wait for their turns.
CREATE INDEX "message_under_way" ON "message"("channel", "template")
  WHERE "status" = 'queued' AND "outcome" IS DISTINCT FROM 'turn';
