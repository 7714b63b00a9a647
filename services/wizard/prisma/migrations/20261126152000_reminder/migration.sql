-- CreateTable
CREATE TABLE "reminder" (
    "account_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "language" TEXT NOT NULL,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("account_id","type")
);
