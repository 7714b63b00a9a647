import { maxStateItems } from '@lunchpail/contracts/event'
import {
  answerChanged,
  candidateChanged,
  referenceChanged,
  relocationChanged,
  sectionChanged,
  type AnswerState,
  type SectionState,
} from '@lunchpail/contracts/profile/events'
import type { SectionName, SectionValue } from '@lunchpail/contracts/profile/sections'
import { batches } from '@lunchpail/kit-events/batches'
import type { Republish } from '@lunchpail/kit-events/event-service'
import { candidateContent } from './sections/publish-candidate.ts'
import type { Answer, Section } from '../generated/client.ts'
import type { Deps } from './deps.ts'
import { referenceStateOf } from './references/given-reference.ts'
import { findAccounts } from './sections/find-accounts.ts'
import { personOf } from './sections/read-person.ts'

const peopleInBatch = 200
/** A NATS message holds at most 1 MB, and a character is at most 3 bytes of it. */
const maxEventCharacters = 300_000
/** Each has up to 8,000 characters. */
const referencesInEvent = 50
/** Each has up to 4,000 characters. */
const answersInEvent = 50
const firstId = '00000000-0000-0000-0000-000000000000'

/** Publishes every section, every candidate, and what companies read of references and moves again, in batches of people. */
export const republish =
  ({
    database,
    findHome,
    clock,
    contactSecret,
  }: Pick<Deps, 'database' | 'findHome' | 'clock' | 'contactSecret'>): Republish =>
  async (emit) => {
    const people = batches(
      ({ gt = firstId }) => findAccounts(database, gt, peopleInBatch),
      (accountId) => accountId,
    )
    for await (const accounts of people) {
      const among = { where: { accountId: { in: [...accounts] } } }
      const [rows, preferences, candidates, references, relocations, answers] = await Promise.all([
        database.section.findMany({ ...among, orderBy: [{ accountId: 'asc' }, { name: 'asc' }] }),
        database.preferences.findMany(among),
        database.candidate.findMany(among),
        database.referenceRequest.findMany({
          where: { ...among.where, isRead: true, sealedAnswer: { not: null } },
          orderBy: { id: 'asc' },
        }),
        database.relocation.findMany({ where: { ...among.where, version: { gt: 0 } } }),
        database.answer.findMany({ ...among, orderBy: [{ accountId: 'asc' }, { questionId: 'asc' }] }),
      ])
      for (let from = 0; from < answers.length; from += answersInEvent)
        await emit(answerChanged, {
          things: answers.slice(from, from + answersInEvent).map(answerStateOf),
        })
      for (const states of batchesOf(rows.map(sectionStateOf))) await emit(sectionChanged, { things: states })
      const states = candidates.map(({ accountId, version }) => {
        const own = rows.filter((row) => row.accountId === accountId)
        const stored = preferences.find((row) => row.accountId === accountId)
        return {
          id: accountId,
          version,
          ...candidateContent(
            {
              ...personOf(accountId, own, stored),
              companyAnswers: answers.filter((answer) => answer.accountId === accountId).length,
            },
            findHome,
            clock.now(),
          ),
        }
      })
      if (states.length > 0) await emit(candidateChanged, { things: states })
      if (relocations.length > 0)
        await emit(relocationChanged, {
          things: relocations.map(({ accountId, version, moveDate }) => ({
            id: accountId,
            version,
            move_date: moveDate,
          })),
        })
      for (let from = 0; from < references.length; from += referencesInEvent) {
        const some = references.slice(from, from + referencesInEvent)
        await emit(referenceChanged, {
          things: await Promise.all(
            some.map((one) => referenceStateOf(contactSecret, { ...one, sealedAnswer: one.sealedAnswer! })),
          ),
        })
      }
    }
  }

const sectionStateOf = (row: Section): SectionState => ({
  account_id: row.accountId,
  section: row.name as SectionName,
  version: row.version,
  changed_at: row.changedAt.toISOString(),
  value: row.value as SectionValue,
})

const answerStateOf = (row: Answer): AnswerState => ({
  account_id: row.accountId,
  question_id: row.questionId,
  version: row.version,
  response: row.response as string | string[],
  follow_up_response: row.followUpResponse,
  answered_at: row.answeredAt.toISOString(),
})

function batchesOf(states: readonly SectionState[]): SectionState[][] {
  const batches: SectionState[][] = []
  let size = Infinity
  for (const state of states) {
    const own = JSON.stringify(state).length
    if (size + own > maxEventCharacters || batches.at(-1)!.length === maxStateItems) {
      batches.push([])
      size = 0
    }
    batches.at(-1)!.push(state)
    size += own
  }
  return batches
}
