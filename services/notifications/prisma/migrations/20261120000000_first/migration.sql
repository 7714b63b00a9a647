-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "contact" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "sealed_contact" TEXT NOT NULL,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "sealed_values" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "outcome" TEXT,
    "provider_id" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "attempted_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "message_account_id_idx" ON "message"("account_id");

-- CreateIndex
CREATE INDEX "message_status_created_at_idx" ON "message"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "message_cause_channel_template_key" ON "message"("cause", "channel", "template");


