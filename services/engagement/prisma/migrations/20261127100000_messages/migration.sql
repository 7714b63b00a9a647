-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "cause" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_report" (
    "application_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "author_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_report_pkey" PRIMARY KEY ("application_id","side")
);

-- CreateIndex
CREATE UNIQUE INDEX "message_cause_key" ON "message"("cause");

-- CreateIndex
CREATE INDEX "message_application_id_at_idx" ON "message"("application_id", "at");

-- CreateIndex
CREATE INDEX "application_employer_id_answered_at_idx" ON "application"("employer_id", "answered_at");

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
