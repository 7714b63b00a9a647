-- A pay that few jobs offer is found by it, without a place, too: all that a list is filtered by is in it, so that no row of the table is
-- read. Without it every open position was looked at before a list said that there is none.
CREATE INDEX CONCURRENTLY "position_highest_paid" ON "position"(coalesce("wage_to", "wage_from"))
  INCLUDE ("id", "posted_at", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible",
    "schedule_type", "benefits")
  WHERE "state" = 'open';
