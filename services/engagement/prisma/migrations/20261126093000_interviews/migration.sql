-- AlterTable
ALTER TABLE "application" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "moved_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "application_change" ADD COLUMN     "what" TEXT NOT NULL DEFAULT 'state';

-- CreateTable
CREATE TABLE "manager" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "company_id" UUID,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "manager_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "offer" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "employer_id" UUID NOT NULL,
    "type" SMALLINT NOT NULL,
    "custom_type" TEXT,
    "zone" TEXT NOT NULL,
    "place" TEXT,
    "link" TEXT,
    "note" TEXT,
    "minutes" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offered_time" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "offer_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "capacity" SMALLINT NOT NULL DEFAULT 1,

    CONSTRAINT "offered_time_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invite" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "offer_id" UUID NOT NULL,
    "time_id" UUID,
    "state" TEXT NOT NULL DEFAULT 'open',
    "confirmed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_feedback" (
    "invite_id" UUID NOT NULL,
    "state" SMALLINT NOT NULL,
    "reason" TEXT,
    "reschedule" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_feedback_pkey" PRIMARY KEY ("invite_id")
);

-- CreateTable
CREATE TABLE "interview_outcome" (
    "invite_id" UUID NOT NULL,
    "outcome" SMALLINT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "counted_at" TIMESTAMPTZ(3),
    "contested_at" TIMESTAMPTZ(3),
    "contest_reason" TEXT,

    CONSTRAINT "interview_outcome_pkey" PRIMARY KEY ("invite_id")
);

-- CreateIndex
CREATE INDEX "manager_company_id_idx" ON "manager"("company_id");

-- CreateIndex
CREATE INDEX "offer_employer_id_created_at_idx" ON "offer"("employer_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "offered_time_offer_id_starts_at_key" ON "offered_time"("offer_id", "starts_at");

-- CreateIndex
CREATE INDEX "invite_account_id_created_at_idx" ON "invite"("account_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invite_application_id_created_at_idx" ON "invite"("application_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invite_offer_id_idx" ON "invite"("offer_id");

-- CreateIndex
CREATE INDEX "invite_time_id_idx" ON "invite"("time_id");

-- AddForeignKey
ALTER TABLE "offered_time" ADD CONSTRAINT "offered_time_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invite" ADD CONSTRAINT "invite_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invite" ADD CONSTRAINT "invite_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invite" ADD CONSTRAINT "invite_time_id_fkey" FOREIGN KEY ("time_id") REFERENCES "offered_time"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_feedback" ADD CONSTRAINT "candidate_feedback_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "invite"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_outcome" ADD CONSTRAINT "interview_outcome_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "invite"("id") ON DELETE CASCADE ON UPDATE CASCADE;
