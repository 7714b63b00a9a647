-- CreateTable
CREATE TABLE "notice_progress" (
    "about_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "application_id" UUID NOT NULL,
    "progress" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notice_progress_pkey" PRIMARY KEY ("about_id","channel")
);

-- CreateIndex
CREATE INDEX "notice_progress_application_id_idx" ON "notice_progress"("application_id");

-- AddForeignKey
ALTER TABLE "notice_progress" ADD CONSTRAINT "notice_progress_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
