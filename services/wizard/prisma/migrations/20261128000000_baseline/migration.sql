-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "position" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "managed_by" UUID,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draft" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "application" JSONB,
    "edits" JSONB NOT NULL DEFAULT '{}',
    "step" TEXT,
    "met" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "section" (
    "account_id" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "value" JSONB NOT NULL,
    "earlier" JSONB NOT NULL DEFAULT '{}',
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "section_pkey" PRIMARY KEY ("account_id","section")
);

-- CreateTable
CREATE TABLE "known_answer" (
    "account_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "response" JSONB NOT NULL,
    "follow_up_response" TEXT,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "known_answer_pkey" PRIMARY KEY ("account_id","question_id")
);

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "commute_type" INTEGER NOT NULL,
    "commute_length" INTEGER NOT NULL,
    "answered" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "auto_apply" BOOLEAN NOT NULL DEFAULT false,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "known_contact" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "email_hash" TEXT,
    "phone_hash" TEXT,
    "phone_state" TEXT,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "barred_until" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "known_contact_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "invite" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "open" BOOLEAN NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "invite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "progress" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "state" SMALLINT NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "progress_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder" (
    "account_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "language" TEXT NOT NULL,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("account_id","type")
);

-- CreateTable
CREATE TABLE "resume" (
    "location" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "problem" TEXT,
    "reading" JSONB NOT NULL DEFAULT '{}',
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_at" TIMESTAMPTZ(3),

    CONSTRAINT "resume_pkey" PRIMARY KEY ("location")
);

-- CreateTable
CREATE TABLE "visitor_resume" (
    "secret_hash" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "problem" TEXT,
    "contact" JSONB NOT NULL DEFAULT '[]',
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visitor_resume_pkey" PRIMARY KEY ("secret_hash")
);

-- CreateTable
CREATE TABLE "submission" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "application" JSONB NOT NULL,
    "questions" JSONB NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "submission_id" UUID NOT NULL,
    "company_name" TEXT,
    "position" JSONB,
    "replaced" BOOLEAN NOT NULL DEFAULT false,
    "person_review_at" TIMESTAMPTZ(3),

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "position_managed_by_idx" ON "position"("managed_by");

-- CreateIndex
CREATE INDEX "draft_updated_at_idx" ON "draft"("updated_at");

-- CreateIndex
CREATE INDEX "known_contact_email_hash_idx" ON "known_contact"("email_hash");

-- CreateIndex
CREATE INDEX "known_contact_phone_hash_idx" ON "known_contact"("phone_hash");

-- CreateIndex
CREATE INDEX "invite_account_id_idx" ON "invite"("account_id");

-- CreateIndex
CREATE INDEX "progress_account_id_idx" ON "progress"("account_id");

-- CreateIndex
CREATE INDEX "resume_account_id_idx" ON "resume"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "visitor_resume_location_key" ON "visitor_resume"("location");

-- CreateIndex
CREATE INDEX "visitor_resume_network_idx" ON "visitor_resume"("network");

-- CreateIndex
CREATE INDEX "visitor_resume_sent_at_idx" ON "visitor_resume"("sent_at");

-- CreateIndex
CREATE INDEX "submission_account_id_submitted_at_idx" ON "submission"("account_id", "submitted_at" DESC);

-- CreateIndex
CREATE INDEX "application_submission_id_idx" ON "application"("submission_id");

-- CreateIndex
CREATE INDEX "application_position_id_idx" ON "application"("position_id");

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Few accounts are neither active nor unverified: each look at an application asks who they are.
CREATE INDEX "known_contact_not_open_idx" ON "known_contact"("account_id") WHERE "status" NOT IN (1, 2, 3);

-- A person has one application for a position that is not replaced.
CREATE UNIQUE INDEX "application_last_key" ON "application"("account_id", "position_id") WHERE NOT "replaced";
