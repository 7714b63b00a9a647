import { createHash } from 'node:crypto'
import { keywordOf } from '@lunchpail/contracts/jobs/keywords'
import type { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { PostedCompany, PostedPlace, PostedQuestion, Posting } from '../positions/posting.ts'
import { claimCompanies } from './claim-companies.ts'
import { insertFacilities } from './insert-facilities.ts'
import { answerId, questionId } from './question-id.ts'

export interface SavedCompany {
  readonly id: number
  readonly logoVersion: string | null
  readonly facilityOf: (place: PostedPlace) => number
  /** null where a manager retired it */
  readonly questionOf: (question: PostedQuestion) => string | null
}

export const companyKey = (company: PostedCompany): string => company.externalId

/** Places have no id in feeds: the same address at the same point is the same facility. */
const facilityKey = (place: PostedPlace): string =>
  createHash('sha256').update(JSON.stringify(place)).digest('base64url').slice(0, 22)

/** Upserts the companies of some postings with their facilities and questions; unchanged rows are not written. */
export async function saveCompanies(
  tx: Tx,
  source: string,
  postings: readonly Posting[],
): Promise<Map<string, SavedCompany>> {
  const posted = new Map(
    [...Map.groupBy(postings, ({ company }) => companyKey(company))].map(([key, [first]]) => [
      key,
      first!.company,
    ]),
  )
  const companies = await upsertCompanies(tx, source, posted)
  const idOf = (key: string) => companies.get(key)!.id
  const facilities = await saveFacilities(tx, postings, idOf)
  const questions = await saveQuestions(tx, source, postings, idOf)
  return new Map(
    [...companies].map(([key, { id, logoVersion }]) => [
      key,
      {
        id,
        logoVersion,
        facilityOf: (place) => facilities(id, place),
        questionOf: (question) => questions.get(questionId(source, key, question.key)) ?? null,
      },
    ]),
  )
}

/** By its id in the feed. */
type CompanyIds = (key: string) => number

/** Of a company that several postings name, the first one counts. */
async function upsertCompanies(tx: Tx, source: string, posted: ReadonlyMap<string, PostedCompany>) {
  const select = { id: true, externalId: true, name: true, about: true, logoVersion: true } as const
  const stored = await tx.company.findMany({
    where: { source, externalId: { in: [...posted.keys()] } },
    select,
  })
  const saved = new Map(stored.map((company) => [company.externalId, company]))
  for (const { id, externalId, ...before } of stored) {
    const { name, about } = posted.get(externalId)!
    if (before.name === name && before.about === about) continue
    saved.set(externalId, await tx.company.update({ where: { id }, data: { name, about }, select }))
  }
  const added = [...posted].filter(([key]) => !saved.has(key))
  if (added.length === 0) return saved
  const created = await tx.company.createManyAndReturn({
    data: added.map(([externalId, { name, about }]) => ({ source, externalId, name, about })),
    select,
  })
  await claimCompanies(
    tx,
    created.map(({ name }) => name),
  )
  for (const company of created) saved.set(company.externalId, company)
  return saved
}

async function saveFacilities(tx: Tx, postings: readonly Posting[], idOf: CompanyIds) {
  const keyOf = (companyId: number, externalId: string) => `${companyId} ${externalId}`
  const places = new Map(
    postings.map(({ company, place }) => {
      const [companyId, externalId] = [idOf(companyKey(company)), facilityKey(place)]
      return [keyOf(companyId, externalId), { companyId, externalId, ...place }]
    }),
  )
  const rows = await insertFacilities(tx, [...places.values()])
  const ids = new Map(rows.map(({ id, companyId, externalId }) => [keyOf(companyId, externalId), id]))
  return (companyId: number, place: PostedPlace) => ids.get(keyOf(companyId, facilityKey(place)))!
}

/** Returns what is asked for each id: a manager's words in place of those of the feed, and nothing where they retired it. */
async function saveQuestions(tx: Tx, source: string, postings: readonly Posting[], idOf: CompanyIds) {
  const asked = new Map(
    postings.flatMap(({ company, questions }) =>
      questions.map(
        (question) =>
          [
            questionId(source, company.externalId, question.key),
            { question, companyId: idOf(companyKey(company)) },
          ] as const,
      ),
    ),
  )
  if (asked.size === 0) return new Map<string, string | null>()
  const stored = await tx.question.findMany({ where: { id: { in: [...asked.keys()] } } })
  const before = new Map(stored.map((row) => [row.id, row]))
  const added: Prisma.QuestionCreateManyInput[] = []
  for (const [id, { question, companyId }] of asked) {
    const data = columnsOfQuestion(question, companyId)
    const row = before.get(id)
    if (!row) added.push({ id, ...data })
    else if (row.retiredAt === null && !isSame(row, data)) await tx.question.update({ where: { id }, data })
  }
  await tx.question.createMany({ data: added })
  const retired = new Map(stored.flatMap((row) => (row.retiredAt ? [[row.id, row.replacedBy]] : [])))
  // a manager's words may be retired, too
  const replacing = await tx.question.findMany({
    where: { id: { in: [...retired.values()].filter((id) => id !== null) }, retiredAt: null },
    select: { id: true },
  })
  const inUse = new Set(replacing.map(({ id }) => id))
  return new Map(
    [...asked.keys()].map((id): [string, string | null] => {
      const replacedBy = retired.get(id) ?? null
      if (!retired.has(id)) return [id, id]
      return [id, replacedBy !== null && inUse.has(replacedBy) ? replacedBy : null]
    }),
  )
}

function columnsOfQuestion(question: PostedQuestion, companyId: number) {
  const answers = answersOf(question)
  const { reprompt } = question
  return {
    companyId,
    text: question.question,
    type: question.type,
    answers: answers as unknown as Prisma.InputJsonValue,
    followUp: question.follow_up ?? null,
    translations: translationsOf(question),
    repromptThreshold: reprompt?.after ?? null,
    repromptAnswers: answers
      .filter(({ value }) => reprompt?.answers.includes(value))
      .map(({ id: answer }) => answer),
  }
}

const answersOf = ({ answers = [] }: PostedQuestion) =>
  answers.map(({ value, has_follow_up = false, keywords }, index) => ({
    id: answerId(index),
    value,
    has_follow_up,
    ...(keywords && { keywords: keywords.map(keywordOf) }),
  }))

const translationsOf = ({ spanish }: PostedQuestion) =>
  spanish
    ? {
        es: {
          question: spanish.question,
          answers: Object.fromEntries(
            (spanish.answers ?? []).map((value, index) => [answerId(index), value] as const),
          ),
          follow_up: spanish.follow_up ?? null,
        },
      }
    : {}

/** Compared by key: the database keeps the keys of JSON in an order of its own. */
const isSame = (
  before: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
): boolean => Object.entries(data).every(([key, value]) => canonical(before[key]) === canonical(value))

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
