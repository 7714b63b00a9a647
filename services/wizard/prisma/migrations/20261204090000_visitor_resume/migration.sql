-- CreateTable
CREATE TABLE "visitor_resume" (
    "secret_hash" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "problem" TEXT,
    "contact" JSONB NOT NULL DEFAULT '[]',
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visitor_resume_pkey" PRIMARY KEY ("secret_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "visitor_resume_location_key" ON "visitor_resume"("location");

-- CreateIndex
CREATE INDEX "visitor_resume_network_idx" ON "visitor_resume"("network");

-- CreateIndex
CREATE INDEX "visitor_resume_sent_at_idx" ON "visitor_resume"("sent_at");
