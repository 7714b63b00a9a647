import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Commuter } from './domain/mismatches.ts'
import type { Edits, KnownSections } from './domain/standing.ts'
import { chosenOf, chosenStatement, type ChosenRow } from './find-chosen.ts'
import type { Chosen } from './domain/sort-chosen.ts'

/** The draft of a person, and what profile tells of them. */
export interface Person {
  /** of the draft; 0 where there never was one */
  readonly version: number
  /** without the person's sections; null where there is none, or it was sent */
  readonly application: Application | null
  readonly edits: Edits
  readonly sections: KnownSections
  readonly commuter: Commuter | null
}

/** One JSON value of account $2, so that it comes with the positions in one statement. */
const person = `jsonb_build_object(
    'version', coalesce(draft.version, 0),
    'application', draft.application,
    'edits', coalesce(draft.edits, '{}'),
    'sections', (
      select coalesce(jsonb_object_agg(section, jsonb_build_object(
        'version', version, 'changed_at', changed_at, 'value', value, 'earlier', earlier)), '{}')
      from section where section.account_id = account.id),
    'commuter', (
      select jsonb_build_object(
        'home', case when latitude is not null then
          jsonb_build_object('latitude', latitude, 'longitude', longitude) end,
        'commute_type', commute_type, 'commute_length', commute_length)
      from candidate where candidate.account_id = account.id)
  ) as person
  from (select $2::uuid as id) as account
  left join draft on draft.account_id = account.id`

/** The chosen positions ($1) as rows, and the person ($2) as one more. */
export const situationStatement = `select chosen.*, null::jsonb as person from (${chosenStatement}) as chosen
  union all
  select null, null, null, ${person}`

export type SituationRow =
  (ChosenRow & { readonly person: null }) | { readonly id: null; readonly person: Person }

export const situationOf = (
  ids: readonly number[],
  rows: readonly SituationRow[],
): { chosen: Chosen; person: Person } => ({
  chosen: chosenOf(
    ids,
    rows.filter((row) => row.id !== null),
  ),
  person: rows.find((row) => row.id === null)!.person,
})

/** Looks up the chosen ids, whose applications among them are this person's, and the person. */
export const findSituation = async (
  tx: Pick<Transaction, '$queryRawUnsafe'>,
  ids: readonly number[],
  accountId: string,
): Promise<{ chosen: Chosen; person: Person }> =>
  situationOf(ids, await tx.$queryRawUnsafe<SituationRow[]>(situationStatement, [...ids], accountId))
