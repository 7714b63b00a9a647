-- What was moved forward, hired or started by hand counted as not approved. 3 hire pending, 5 employed, 6 terminated, 7 started.
UPDATE "application" SET "approved" = true WHERE "state" IN (3, 5, 6, 7) AND NOT "approved";
