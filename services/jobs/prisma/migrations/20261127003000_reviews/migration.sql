-- BY-07: what waits for an operator's look, and what operators decided. A position that is withheld keeps the state that its feed or employer wants
ALTER TABLE "position" ADD COLUMN "withheld" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "position" ADD COLUMN "posted_state" TEXT;
ALTER TABLE "position" ADD COLUMN "screened" SMALLINT;

CREATE TABLE "review" (
    "position_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "held" BOOLEAN NOT NULL,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "reports" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_pkey" PRIMARY KEY ("position_id")
);
CREATE INDEX "review_state_since_idx" ON "review"("state", "since");
ALTER TABLE "review" ADD CONSTRAINT "review_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "review_decision" (
    "id" SERIAL NOT NULL,
    "position_id" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "reason" TEXT,
    "decided_by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_decision_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "review_decision_position_id_idx" ON "review_decision"("position_id");
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "review"("position_id") ON DELETE CASCADE ON UPDATE CASCADE;
