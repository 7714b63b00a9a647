-- CreateTable
CREATE TABLE "poster_keyword" (
    "word" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "used" BOOLEAN NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "poster_keyword_pkey" PRIMARY KEY ("word")
);
