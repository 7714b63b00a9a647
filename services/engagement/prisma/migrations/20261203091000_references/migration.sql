-- CreateTable
CREATE TABLE "reference" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "sealed_reference" TEXT NOT NULL,
    "epoch" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "reference_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reference_account_id_idx" ON "reference"("account_id");
