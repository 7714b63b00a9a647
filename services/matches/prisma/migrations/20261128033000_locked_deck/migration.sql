-- AlterTable
ALTER TABLE "candidate" ADD COLUMN "answers" INTEGER;

-- CreateTable
CREATE TABLE "open_deck" (
    "account_id" UUID NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "open_deck_pkey" PRIMARY KEY ("account_id")
);

-- Whoever could open their deck before there was a lock keeps it open.
INSERT INTO "open_deck" ("account_id", "opened_at")
SELECT "account_id", now() FROM (
    SELECT "account_id" FROM "candidate"
    UNION SELECT "account_id" FROM "shown"
    UNION SELECT "account_id" FROM "decision"
) AS "had";
