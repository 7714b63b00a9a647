-- the event tells which positions candidates may see (2 §4), and where it does not tell they may: the others are published once more
UPDATE "position" SET "untold" = true WHERE "portal_state" NOT IN (1, 8);
