-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "section" (
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "section_pkey" PRIMARY KEY ("account_id","name")
);

-- CreateTable
CREATE TABLE "preferences" (
    "account_id" UUID NOT NULL,
    "value" JSONB NOT NULL,
    "alerts_agreed_at" TIMESTAMPTZ(3),
    "alerts_wording" TEXT,

    CONSTRAINT "preferences_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content_hash" TEXT NOT NULL,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "relocation" (
    "account_id" UUID NOT NULL,
    "location_screen" BOOLEAN,
    "move_date" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "relocation_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "reference_request" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "reference_id" TEXT NOT NULL,
    "candidate_name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "start_date" TEXT NOT NULL,
    "end_date" TEXT,
    "manager_name" TEXT NOT NULL,
    "number_hash" TEXT NOT NULL,
    "number_end" TEXT NOT NULL,
    "secret_hash" TEXT,
    "state" TEXT NOT NULL DEFAULT 'sent',
    "sealed_answer" TEXT,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reference_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "asked_number" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number_hash" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "asked_number_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answer" (
    "account_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "response" JSONB NOT NULL,
    "follow_up_response" TEXT,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "answer_pkey" PRIMARY KEY ("account_id","question_id")
);

-- CreateTable
CREATE TABLE "company_question" (
    "id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "definition" JSONB NOT NULL,

    CONSTRAINT "company_question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "asking_position" (
    "position_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "open" BOOLEAN NOT NULL,
    "question_ids" TEXT[],
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "asking_position_pkey" PRIMARY KEY ("position_id")
);

-- CreateTable
CREATE TABLE "question_link" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "contact_hash" TEXT,
    "secret_hash" TEXT,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_contact" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "email_hash" TEXT,
    "phone_hash" TEXT,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "barred_until" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "known_contact_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reference_request_secret_hash_key" ON "reference_request"("secret_hash");

-- CreateIndex
CREATE INDEX "reference_request_account_id_sent_at_idx" ON "reference_request"("account_id", "sent_at");

-- CreateIndex
CREATE INDEX "asked_number_number_hash_asked_at_idx" ON "asked_number"("number_hash", "asked_at");

-- CreateIndex
CREATE INDEX "asked_number_asked_at_idx" ON "asked_number"("asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "company_question_hash_key" ON "company_question"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "question_link_secret_hash_key" ON "question_link"("secret_hash");

-- CreateIndex
CREATE INDEX "question_link_account_id_sent_at_idx" ON "question_link"("account_id", "sent_at");

-- CreateIndex
CREATE INDEX "question_link_sent_at_idx" ON "question_link"("sent_at");
