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

-- CreateIndex
CREATE UNIQUE INDEX "reference_request_secret_hash_key" ON "reference_request"("secret_hash");

-- CreateIndex
CREATE INDEX "reference_request_account_id_sent_at_idx" ON "reference_request"("account_id", "sent_at");

-- CreateIndex
CREATE INDEX "asked_number_number_hash_asked_at_idx" ON "asked_number"("number_hash", "asked_at");

-- CreateIndex
CREATE INDEX "asked_number_asked_at_idx" ON "asked_number"("asked_at");
