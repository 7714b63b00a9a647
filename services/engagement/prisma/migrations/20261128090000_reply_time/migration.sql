-- CreateTable
CREATE TABLE "reply_time" (
    "employer_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "days" SMALLINT,
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "reply_time_pkey" PRIMARY KEY ("employer_id")
);
