-- CreateTable
CREATE TABLE "position" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draft" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "application" JSONB,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("account_id")
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

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "draft_updated_at_idx" ON "draft"("updated_at");

-- CreateIndex
CREATE INDEX "submission_account_id_submitted_at_idx" ON "submission"("account_id", "submitted_at" DESC);

-- CreateIndex
CREATE INDEX "application_submission_id_idx" ON "application"("submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "application_account_id_position_id_key" ON "application"("account_id", "position_id");

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;


