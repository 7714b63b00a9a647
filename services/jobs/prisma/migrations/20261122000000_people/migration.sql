-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "zip" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "role" SMALLINT NOT NULL,
    "shifts" SMALLINT NOT NULL,
    "wage" DOUBLE PRECISION NOT NULL,
    "weekend" BOOLEAN NOT NULL,
    "miles" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "application" (
    "account_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "application_id" UUID NOT NULL,

    CONSTRAINT "application_pkey" PRIMARY KEY ("account_id","position_id")
);
