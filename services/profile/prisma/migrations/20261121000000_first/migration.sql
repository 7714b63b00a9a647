-- CreateTable
CREATE TABLE "section" (
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "section_pkey" PRIMARY KEY ("account_id","name")
);

-- CreateTable
CREATE TABLE "preferences" (
    "account_id" UUID NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "preferences_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "candidate" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content_hash" TEXT NOT NULL,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("account_id")
);

