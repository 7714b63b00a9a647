-- CreateTable
CREATE TABLE "barred_contact" (
    "hash" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "by_hand" BOOLEAN NOT NULL,

    CONSTRAINT "barred_contact_pkey" PRIMARY KEY ("hash")
);
