-- CreateTable
CREATE TABLE "invite" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "open" BOOLEAN NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "invite_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invite_account_id_idx" ON "invite"("account_id");
