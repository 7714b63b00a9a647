-- CreateTable
CREATE TABLE "account_status" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "account_status_pkey" PRIMARY KEY ("account_id")
);
