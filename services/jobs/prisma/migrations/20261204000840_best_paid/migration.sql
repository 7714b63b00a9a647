-- A list by pay at any distance, or without a place, is read in its order and ends early: every open position was sorted for it.
CREATE INDEX CONCURRENTLY "position_best_paid" ON "position"(coalesce("wage_from", "wage_to") DESC NULLS LAST, "posted_at" DESC, "id" DESC)
  WHERE "state" = 'open';
