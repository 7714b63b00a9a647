-- CreateTable
CREATE TABLE "position" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,
    "logo_url" TEXT,
    "wage_from" DOUBLE PRECISION,
    "wage_to" DOUBLE PRECISION,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);
