-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "application" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "state" INTEGER NOT NULL DEFAULT 0,
    "had_interview" BOOLEAN NOT NULL DEFAULT false,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "reason" INTEGER,
    "reason_other" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "employer_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "moved_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "source" TEXT,
    "automatic" BOOLEAN NOT NULL DEFAULT false,
    "told" SMALLINT NOT NULL DEFAULT 0,
    "unread_messages" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_change" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "state" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "what" TEXT NOT NULL DEFAULT 'state',

    CONSTRAINT "application_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "position" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,
    "logo_url" TEXT,
    "wage_from" DOUBLE PRECISION,
    "wage_to" DOUBLE PRECISION,
    "managed_by" UUID,
    "title" TEXT,
    "company_name" TEXT,
    "city" TEXT,
    "region" TEXT,
    "is_open" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "manager" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "company_id" UUID,
    "level" SMALLINT NOT NULL,
    "access" JSONB,
    "barred_until" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "manager_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "reply_time" (
    "employer_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "days" SMALLINT,
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "reply_time_pkey" PRIMARY KEY ("employer_id")
);

-- CreateTable
CREATE TABLE "email_setting" (
    "account_id" UUID NOT NULL,
    "applicants" TEXT NOT NULL,
    "answers" BOOLEAN NOT NULL,
    "messages" BOOLEAN NOT NULL,

    CONSTRAINT "email_setting_pkey" PRIMARY KEY ("account_id")
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
CREATE TABLE "inviter" (
    "offer_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,

    CONSTRAINT "inviter_pkey" PRIMARY KEY ("offer_id")
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
    "former_starts_at" TIMESTAMPTZ(3),
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
    "settled_as" TEXT,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "interview_outcome_pkey" PRIMARY KEY ("invite_id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "cause" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_progress" (
    "about_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "application_id" UUID NOT NULL,
    "progress" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notice_progress_pkey" PRIMARY KEY ("about_id","channel")
);

-- CreateTable
CREATE TABLE "message_report" (
    "application_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "author_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_report_pkey" PRIMARY KEY ("application_id","side")
);

-- CreateTable
CREATE TABLE "gathering" (
    "id" TEXT NOT NULL,
    "company_id" UUID,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "place_name" TEXT,
    "address" TEXT,
    "city" TEXT,
    "region" TEXT,
    "zone" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "capacity" INTEGER,
    "is_open" BOOLEAN NOT NULL,
    "canceled_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gathering_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gathering_position" (
    "gathering_id" TEXT NOT NULL,
    "position_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,

    CONSTRAINT "gathering_position_pkey" PRIMARY KEY ("gathering_id","position_id")
);

-- CreateTable
CREATE TABLE "registration" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "gathering_id" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "is_employer" BOOLEAN NOT NULL,
    "state" TEXT NOT NULL,
    "positions" INTEGER[],
    "code" TEXT NOT NULL,
    "utm" TEXT,
    "search" TEXT,
    "language" TEXT NOT NULL,
    "turn" BIGSERIAL NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_in_at" TIMESTAMPTZ(3),
    "at_door" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "registration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referral" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "campaign" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "friend_hash" TEXT NOT NULL,
    "friend" TEXT NOT NULL,
    "position_id" INTEGER,
    "url" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "undelivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "referral_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referred_person" (
    "referral_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "referred_person_pkey" PRIMARY KEY ("referral_id")
);

-- CreateTable
CREATE TABLE "told_friend" (
    "friend_hash" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "told_friend_pkey" PRIMARY KEY ("friend_hash","campaign")
);

-- CreateTable
CREATE TABLE "user_action" (
    "account_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_action_pkey" PRIMARY KEY ("account_id","action")
);

-- CreateTable
CREATE TABLE "reference" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "sealed_reference" TEXT NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "reference_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "relocation" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "move_date" TEXT,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "relocation_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE INDEX "application_employer_id_answered_at_idx" ON "application"("employer_id", "answered_at");

-- CreateIndex
CREATE INDEX "application_employer_id_state_submitted_at_id_idx" ON "application"("employer_id", "state", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_employer_id_submitted_at_id_idx" ON "application"("employer_id", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_position_id_idx" ON "application"("position_id");

-- CreateIndex
CREATE INDEX "application_account_id_submitted_at_id_idx" ON "application"("account_id", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_change_application_id_at_idx" ON "application_change"("application_id", "at");

-- CreateIndex
CREATE INDEX "manager_company_id_idx" ON "manager"("company_id");

-- CreateIndex
CREATE INDEX "offer_employer_id_created_at_idx" ON "offer"("employer_id", "created_at");

-- CreateIndex
CREATE INDEX "inviter_account_id_idx" ON "inviter"("account_id");

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

-- CreateIndex
CREATE UNIQUE INDEX "message_cause_key" ON "message"("cause");

-- CreateIndex
CREATE INDEX "message_application_id_at_idx" ON "message"("application_id", "at");

-- CreateIndex
CREATE INDEX "notice_progress_application_id_idx" ON "notice_progress"("application_id");

-- CreateIndex
CREATE INDEX "gathering_ends_at_idx" ON "gathering"("ends_at");

-- CreateIndex
CREATE INDEX "gathering_company_id_created_at_idx" ON "gathering"("company_id", "created_at");

-- CreateIndex
CREATE INDEX "registration_gathering_id_state_turn_idx" ON "registration"("gathering_id", "state", "turn");

-- CreateIndex
CREATE INDEX "registration_account_id_idx" ON "registration"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "registration_gathering_id_account_id_key" ON "registration"("gathering_id", "account_id");

-- CreateIndex
CREATE UNIQUE INDEX "registration_gathering_id_code_key" ON "registration"("gathering_id", "code");

-- CreateIndex
CREATE INDEX "referral_friend_hash_idx" ON "referral"("friend_hash");

-- CreateIndex
CREATE UNIQUE INDEX "referral_account_id_campaign_friend_hash_key" ON "referral"("account_id", "campaign", "friend_hash");

-- CreateIndex
CREATE INDEX "referred_person_account_id_idx" ON "referred_person"("account_id");

-- CreateIndex
CREATE INDEX "reference_account_id_idx" ON "reference"("account_id");

-- AddForeignKey
ALTER TABLE "application_change" ADD CONSTRAINT "application_change_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inviter" ADD CONSTRAINT "inviter_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_progress" ADD CONSTRAINT "notice_progress_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gathering_position" ADD CONSTRAINT "gathering_position_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration" ADD CONSTRAINT "registration_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referred_person" ADD CONSTRAINT "referred_person_referral_id_fkey" FOREIGN KEY ("referral_id") REFERENCES "referral"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Few accounts are neither active nor unverified: each list of applications asks who they are.
CREATE INDEX "candidate_not_open_idx" ON "candidate"("account_id") WHERE "status" NOT IN (1, 2, 3);

-- Few applications are still to be told of.
CREATE INDEX "application_untold_idx" ON "application"("employer_id") WHERE "told" <> 3;

-- The list of applications searches a part of a name or of a title, among 100,000 applications too.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "candidate_name_idx" ON "candidate" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);
CREATE INDEX "application_title_idx" ON "application" USING gin ("title" gin_trgm_ops);
