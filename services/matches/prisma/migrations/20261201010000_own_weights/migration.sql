-- AlterTable
ALTER TABLE "decision" ADD COLUMN     "points" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- CreateTable
CREATE TABLE "ranking" (
    "account_id" UUID NOT NULL,
    "personal" BOOLEAN NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ranking_pkey" PRIMARY KEY ("account_id")
);
