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
