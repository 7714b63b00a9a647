-- AlterTable
ALTER TABLE "position" ADD COLUMN     "city" TEXT,
ADD COLUMN     "company_name" TEXT,
ADD COLUMN     "is_open" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "region" TEXT,
ADD COLUMN     "title" TEXT;

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

-- AddForeignKey
ALTER TABLE "gathering_position" ADD CONSTRAINT "gathering_position_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration" ADD CONSTRAINT "registration_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referred_person" ADD CONSTRAINT "referred_person_referral_id_fkey" FOREIGN KEY ("referral_id") REFERENCES "referral"("id") ON DELETE CASCADE ON UPDATE CASCADE;


