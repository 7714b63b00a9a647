-- CreateTable
CREATE TABLE "relocation" (
    "account_id" UUID NOT NULL,
    "location_screen" BOOLEAN,
    "move_date" TEXT,

    CONSTRAINT "relocation_pkey" PRIMARY KEY ("account_id")
);
