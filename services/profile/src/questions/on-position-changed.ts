// By hand: Prisma's upsert takes one row at a time, and writes what is the same again.
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** A question keeps its id as long as it asks the same. */
const saveQuestions = `insert into company_question as stored (id, hash, definition)
  select distinct on (item ->> 'id') item ->> 'id', coalesce(item ->> 'hash', item ->> 'id'), item
  from jsonb_array_elements($1::jsonb) as item order by item ->> 'id'
  on conflict (id) do update set definition = excluded.definition
  where stored.definition is distinct from excluded.definition`

/** Which questions companies ask, and for which positions. */
export const onPositionChanged = projection(
  positionChanged,
  async (tx: Transaction, { things: positions }, { epoch }) => {
    const questions = positions.flatMap((position) => position.questions)
    if (questions.length > 0) await tx.$executeRawUnsafe(saveQuestions, JSON.stringify(questions))
    const rows = positions.map((position) => ({
      position_id: position.id,
      version: position.version,
      open: position.state === 'open',
      question_ids: position.questions.map((question) => question.id),
    }))
    await storeNewest(tx, 'asking_position', 'position_id', rows, epoch)
  },
  { readModel: ['asking_position'] },
)
