-- AlterTable
ALTER TABLE "poster_keyword" ADD COLUMN     "gathering_id" TEXT;

-- CreateTable
CREATE TABLE "gathering" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "open" BOOLEAN NOT NULL,
    "canceled" BOOLEAN NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "gathering_pkey" PRIMARY KEY ("id")
);
