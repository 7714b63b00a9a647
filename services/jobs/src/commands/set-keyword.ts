// SQL by hand: a word that is made or read and locked in one order, so that two companies that want it wait for each other.
import { keywordChanged } from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { PosterKeyword } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/** Words of a company, those that it gave up among them. */
const maxWords = 1_000

/** A keyword as `jobs.keyword.changed.v1` publishes it. */
export const keywordStateOf = ({ word, version, positionId }: PosterKeyword) => ({
  id: word,
  version,
  position_id: positionId,
})

interface Wanted {
  readonly positionId: number
  readonly employerId: string
  /** null: none any more */
  readonly word: string | null
}

/** BY-21: gives a locked role its keyword. One that it had stays its company's. */
export async function setKeyword(tx: Tx, { positionId, employerId, word }: Wanted, at: Date): Promise<void> {
  const before = await tx.posterKeyword.findUnique({ where: { positionId } })
  if ((before?.word ?? null) === word) return
  if (word !== null) await claim(tx, { positionId, employerId, word })
  const changed: PosterKeyword[] = []
  const move = async (name: string, to: number | null) => {
    const data = { positionId: to, version: { increment: 1 } }
    changed.push(await tx.posterKeyword.update({ where: { word: name }, data }))
  }
  if (before) await move(before.word, null)
  if (word !== null) await move(word, positionId)
  await emit(tx, keywordChanged, { things: changed.map(keywordStateOf) }, { at })
}

/** Makes the word this company's, where nobody else has it and none of its other roles uses it. */
async function claim(tx: Tx, { employerId, word }: Wanted & { readonly word: string }): Promise<void> {
  if ((await tx.posterKeyword.count({ where: { employerId } })) >= maxWords) return refuse('conflict')
  await tx.$executeRaw`insert into poster_keyword (word, employer_id, version) values (${word}, ${employerId}::uuid, 0)
    on conflict do nothing`
  const [row] = await tx.$queryRaw<{ employer_id: string; position_id: number | null }[]>`
    select employer_id, position_id from poster_keyword where word = ${word} for update`
  if (row?.employer_id !== employerId || row.position_id !== null) return refuse('keyword-taken')
}
