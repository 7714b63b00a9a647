// By hand, so that it runs on both kinds of transaction: on Prisma's, a save takes 60 % more time (docs/decisions/13).
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Edits } from '../applicant/merge-draft.ts'

const insertDraft = `insert into draft (account_id, version, application, edits, updated_at, step, met)
  values ($1::uuid, $2::int + 1, $3::jsonb, $4::jsonb, $5::timestamptz, $6::text, array_remove(array[$7::text], null))
  on conflict do nothing`
export const updateDraft = `update draft set version = $2::int + 1, application = $3::jsonb, edits = $4::jsonb,
  updated_at = $5::timestamptz, step = coalesce($6::text, step),
  met = case when $3::jsonb is null then '{}' when $7::text is null or $7::text = any(met) then met else met || $7::text end
  where account_id = $1::uuid and version = $2::int`

export interface SavedDraft {
  readonly accountId: string
  /** that the save was based on; 0 where there was no draft */
  readonly version: number
  /** without the person's sections; null once it is sent */
  readonly application: Application | null
  readonly edits: Edits
  /** the step that is next; left out: the one that it was */
  readonly step?: StepName
  /** the step whose page saved it */
  readonly met?: StepName | null
  readonly now: Date
}

export const draftValues = ({
  accountId,
  version,
  application,
  edits,
  step,
  met,
  now,
}: SavedDraft): unknown[] => [
  accountId,
  version,
  application && JSON.stringify(application),
  JSON.stringify(edits),
  now.toISOString(),
  step ?? null,
  met ?? null,
]

/** Saves the draft and returns its next version; refuses with `conflict` where it was saved in the meantime. */
export async function saveDraft(tx: Transaction, draft: SavedDraft): Promise<number> {
  const statement = draft.version === 0 ? insertDraft : updateDraft
  const count = await tx.$executeRawUnsafe(statement, ...draftValues(draft))
  return count === 1 ? draft.version + 1 : refuse('conflict')
}
