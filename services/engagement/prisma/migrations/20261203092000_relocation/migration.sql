-- CreateTable
CREATE TABLE "relocation" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "move_date" TEXT,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "relocation_pkey" PRIMARY KEY ("account_id")
);
