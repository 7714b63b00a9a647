-- As `position_fit_around`, and in a square the newest first: a list by date ends early, and of a long list those that are scored are
-- the newest. The other index has nothing that this one has not: it goes one release later.
CREATE INDEX CONCURRENTLY "position_newest_around" ON "position"("cell", "posted_at" DESC, "id" DESC)
  INCLUDE ("spot", "role", "shifts", "wage_from", "wage_to", "weekend", "entry", "drug_screen", "background_flexible",
    "schedule_type", "benefits", "experience_months", "keywords")
  WHERE "state" = 'open';
