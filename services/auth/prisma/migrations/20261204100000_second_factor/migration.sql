-- AlterTable
ALTER TABLE "company" ADD COLUMN     "second_factor_required_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "second_factor_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "authenticator" (
    "account_id" UUID NOT NULL,
    "sealed_secret" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery_hash" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sealed_next_secret" TEXT,
    "next_at" TIMESTAMPTZ(3),

    CONSTRAINT "authenticator_pkey" PRIMARY KEY ("account_id")
);

-- AddForeignKey
ALTER TABLE "authenticator" ADD CONSTRAINT "authenticator_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
