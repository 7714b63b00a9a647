-- AlterTable
ALTER TABLE "company" ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "name_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "state" TEXT NOT NULL DEFAULT 'pending';

-- CreateTable
CREATE TABLE "member" (
    "account_id" UUID NOT NULL,
    "level" INTEGER NOT NULL,
    "access" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "join_request" (
    "account_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "join_request_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "manager_invite" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "level" INTEGER NOT NULL,
    "access" JSONB,
    "token_hash" BYTEA NOT NULL,
    "invited_by" UUID NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "manager_invite_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "join_request_company_id_asked_at_idx" ON "join_request"("company_id", "asked_at");

-- CreateIndex
CREATE INDEX "join_request_asked_at_idx" ON "join_request"("asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "manager_invite_token_hash_key" ON "manager_invite"("token_hash");

-- CreateIndex
CREATE INDEX "manager_invite_invited_by_idx" ON "manager_invite"("invited_by");

-- CreateIndex
CREATE INDEX "manager_invite_sent_at_idx" ON "manager_invite"("sent_at");

-- CreateIndex
CREATE UNIQUE INDEX "manager_invite_company_id_email_key" ON "manager_invite"("company_id", "email");

-- CreateIndex
CREATE INDEX "company_name_key_idx" ON "company"("name_key");

-- CreateIndex
CREATE INDEX "company_state_created_at_idx" ON "company"("state", "created_at");

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "manager_invite" ADD CONSTRAINT "manager_invite_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
