// By hand: one statement for positions and applications; the statement of find-applicant.ts holds it too.
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { sortChosen, type Chosen } from './sort-chosen.ts'

export const chosenStatement = `select chosen.id, position.content, application.id as application_id, progress.withdrawn_at
  from unnest($1::int[]) as chosen (id)
  left join position on position.id = chosen.id
  left join application on application.position_id = chosen.id and application.account_id = $2::uuid
    and not application.replaced
  left join progress on progress.id = application.id`

export interface ChosenRow {
  readonly id: number
  readonly content: SentPosition | null
  readonly application_id: string | null
  readonly withdrawn_at: Date | null
}

export const chosenOf = (ids: readonly number[], rows: readonly ChosenRow[], now: Date): Chosen =>
  sortChosen(
    ids,
    rows.flatMap(({ content }) => (content === null ? [] : knownPosition(content))),
    rows.flatMap(({ id, application_id, withdrawn_at }) =>
      application_id === null ? [] : { application_id, position_id: id, withdrawn_at },
    ),
    now,
  )

/** The chosen positions by what became of them; those of `accountId` that were applied to are known where it is given. */
export const findChosen = async (
  tx: Pick<Transaction, '$queryRawUnsafe'>,
  ids: readonly number[],
  accountId: string | undefined,
  now: Date,
): Promise<Chosen> =>
  ids.length === 0
    ? chosenOf([], [], now)
    : chosenOf(ids, await tx.$queryRawUnsafe<ChosenRow[]>(chosenStatement, [...ids], accountId ?? null), now)
