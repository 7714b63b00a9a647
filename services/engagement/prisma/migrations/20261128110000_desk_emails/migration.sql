-- AlterTable. Who applied before is told: nobody gets word of them now.
ALTER TABLE "application" ADD COLUMN     "source" TEXT,
ADD COLUMN     "told" SMALLINT NOT NULL DEFAULT 3;
ALTER TABLE "application" ALTER COLUMN "told" SET DEFAULT 0;

-- What is not told everybody is little.
CREATE INDEX "application_untold_idx" ON "application"("employer_id") WHERE "told" <> 3;

-- AlterTable
ALTER TABLE "manager" ADD COLUMN     "sees_people" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "email_setting" (
    "account_id" UUID NOT NULL,
    "applicants" TEXT NOT NULL,
    "answers" BOOLEAN NOT NULL,
    "messages" BOOLEAN NOT NULL,

    CONSTRAINT "email_setting_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "inviter" (
    "offer_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,

    CONSTRAINT "inviter_pkey" PRIMARY KEY ("offer_id")
);

-- CreateIndex
CREATE INDEX "inviter_account_id_idx" ON "inviter"("account_id");

-- AddForeignKey
ALTER TABLE "inviter" ADD CONSTRAINT "inviter_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
