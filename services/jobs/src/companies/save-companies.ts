import { createHash } from 'node:crypto'
import { keywordOf } from '@lunchpail/contracts/jobs/keywords'
import type { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { PostedCompany, PostedPlace, PostedQuestion, Posting } from '../positions/posting.ts'
import { claimCompanies } from './claim-companies.ts'
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
  const saved = new Map<string, SavedCompany>()
  for (const [key, group] of Map.groupBy(postings, (posting) => companyKey(posting.company))) {
    const { name, about } = group[0]!.company
    const unique = { source, externalId: key }
    const before = await tx.company.findUnique({ where: { source_externalId: unique } })
    const same = before && before.name === name && before.about === about
    const company = same
      ? before
      : before
        ? await tx.company.update({ where: { id: before.id }, data: { name, about } })
        : await tx.company.create({ data: { ...unique, name, about } })
    if (!before) await claimCompanies(tx, [name])
    const facilities = await saveFacilities(tx, company.id, group)
    const questions = await saveQuestions(tx, source, company.id, group)
    saved.set(key, {
      id: company.id,
      logoVersion: company.logoVersion,
      facilityOf: (place) => facilities.get(facilityKey(place))!,
      questionOf: (question) => questions.get(questionId(source, key, question.key)) ?? null,
    })
  }
  return saved
}

async function saveFacilities(tx: Tx, companyId: number, postings: readonly Posting[]) {
  const places = new Map(postings.map(({ place }) => [facilityKey(place), place]))
  await tx.facility.createMany({
    data: [...places].map(([externalId, place]) => ({ companyId, externalId, ...place })),
    skipDuplicates: true,
  })
  const rows = await tx.facility.findMany({
    where: { companyId, externalId: { in: [...places.keys()] } },
    select: { id: true, externalId: true },
  })
  return new Map(rows.map((facility) => [facility.externalId, facility.id]))
}

/** Returns what is asked for each id: a manager's words in place of those of the feed, and nothing where they retired it. */
async function saveQuestions(tx: Tx, source: string, companyId: number, postings: readonly Posting[]) {
  const asked = new Map(
    postings.flatMap(({ company, questions }) =>
      questions.map((question) => [questionId(source, company.externalId, question.key), question] as const),
    ),
  )
  const stored = await tx.question.findMany({ where: { id: { in: [...asked.keys()] } } })
  for (const [id, question] of asked) {
    const answers = answersOf(question)
    const { reprompt } = question
    const data = {
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
    const before = stored.find((row) => row.id === id)
    if (!before) await tx.question.create({ data: { id, ...data } })
    else if (before.retiredAt === null && !isSame(before, data))
      await tx.question.update({ where: { id }, data })
  }
  const retired = new Map(stored.flatMap((row) => (row.retiredAt ? [[row.id, row.replacedBy]] : [])))
  // a manager's words may be retired, too
  const replacing = await tx.question.findMany({
    where: { id: { in: [...retired.values()].filter((id) => id !== null) }, retiredAt: null },
    select: { id: true },
  })
  const inUse = new Set(replacing.map(({ id }) => id))
  return new Map(
    [...asked.keys()].map((id) => {
      const replacedBy = retired.get(id) ?? null
      if (!retired.has(id)) return [id, id]
      return [id, replacedBy !== null && inUse.has(replacedBy) ? replacedBy : null]
    }),
  )
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
