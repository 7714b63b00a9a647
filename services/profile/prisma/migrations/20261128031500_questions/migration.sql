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
    "secret_hash" TEXT,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "company_question_hash_key" ON "company_question"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "question_link_secret_hash_key" ON "question_link"("secret_hash");

-- CreateIndex
CREATE INDEX "question_link_account_id_sent_at_idx" ON "question_link"("account_id", "sent_at");

-- CreateIndex
CREATE INDEX "question_link_sent_at_idx" ON "question_link"("sent_at");
