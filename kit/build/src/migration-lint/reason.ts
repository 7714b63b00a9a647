/** What a statement would do to those who use the table meanwhile, and what to do in its place. */
export interface Reason {
  readonly says: string
  /** refused outside a `_contract_` migration alone, which comes once nothing live reads it (docs/decisions/13) */
  readonly takesAway?: true
}

/** For what is in no list of harmless ones: a newer PostgreSQL has more of them than anybody here has judged. */
export const unknown: Reason = {
  says: 'is not known to be harmless while people use the database: judge it, and add it to the lint',
}
