-- BY-07: what candidates and visitors say of a job
CREATE TABLE "report" (
    "id" SERIAL NOT NULL,
    "position_id" INTEGER NOT NULL,
    "account_id" UUID,
    "reason" SMALLINT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "report_position_id_account_id_key" ON "report"("position_id", "account_id");
CREATE INDEX "report_account_id_idx" ON "report"("account_id");
CREATE INDEX "report_at_idx" ON "report"("at");
ALTER TABLE "report" ADD CONSTRAINT "report_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;
