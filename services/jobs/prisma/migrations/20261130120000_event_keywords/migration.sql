-- AlterTable
ALTER TABLE "poster_keyword" ADD COLUMN     "gathering_id" TEXT;

-- CreateTable
CREATE TABLE "gathering" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "company_id" UUID,
    "open" BOOLEAN NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "gathering_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "poster_keyword_gathering_id_key" ON "poster_keyword"("gathering_id");
