// SQL by hand: a word that is made or read and locked in one order, so that two companies that want it wait for each other.
import { keywordChanged } from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { PosterKeyword } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { readPositionStates } from './read-position-states.ts'

/** Words of a company, those that it gave up among them. */
const maxWords = 1_000

/** A keyword as `jobs.keyword.changed.v1` publishes it. */
export const keywordStateOf = ({ word, version, positionId, gatheringId, open }: PosterKeyword) => ({
  id: word,
  version,
  position_id: positionId,
  gathering_id: gatheringId,
  open,
})

/** What a word leads to: a role, or an event of engagement. */
export type KeywordTarget = { readonly positionId: number } | { readonly gatheringId: string }

interface Wanted {
  readonly target: KeywordTarget
  readonly employerId: string
  /** null: none anymore */
  readonly word: string | null
}

const nothing = { positionId: null, gatheringId: null, open: true }

/** Gives a locked role or event its keyword. One that it had stays its company's. */
export async function setKeyword(tx: Tx, { target, employerId, word }: Wanted, at: Date): Promise<void> {
  const before = await tx.posterKeyword.findFirst({ where: target })
  if ((before?.word ?? null) === word) return
  if (word !== null) await claim(tx, employerId, word)
  const changed: PosterKeyword[] = []
  const move = async (name: string, to: KeywordTarget | null) => {
    const data = { ...nothing, ...to, ...(await openOf(tx, to)), version: { increment: 1 } }
    changed.push(await tx.posterKeyword.update({ where: { word: name }, data }))
  }
  if (before) await move(before.word, null)
  if (word !== null) await move(word, target)
  await emit(tx, keywordChanged, { things: changed.map(keywordStateOf) }, { at })
}

/** Whether a role takes applications; a word of anything else says nothing of it. */
async function openOf(tx: Tx, to: KeywordTarget | null): Promise<{ open?: boolean }> {
  if (!to || !('positionId' in to)) return {}
  const [state] = await readPositionStates(tx, [to.positionId])
  return { open: state?.state === 'open' }
}

/** Makes the word this company's, where no other company has it and nothing else of it uses it. */
async function claim(tx: Tx, employerId: string, word: string): Promise<void> {
  if ((await tx.posterKeyword.count({ where: { employerId } })) >= maxWords) return refuse('conflict')
  await tx.$executeRaw`insert into poster_keyword (word, employer_id, version) values (${word}, ${employerId}::uuid, 0)
    on conflict do nothing`
  const [row] = await tx.$queryRaw<{ employer_id: string; used: boolean }[]>`
    select employer_id, position_id is not null or gathering_id is not null as used
    from poster_keyword where word = ${word} for update`
  if (row?.employer_id !== employerId || row.used) return refuse('keyword-taken')
}
