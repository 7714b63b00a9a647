import { pick, type Random } from './random.ts'
import { words, type Language, type Vocabulary } from './vocabulary.ts'

export interface TrueJob {
  readonly title: string
  readonly company: string
  readonly city: string
  readonly state: string
  readonly start: string
  /** null where it goes on */
  readonly end: string | null
  readonly duties: readonly string[]
}

export interface TrueSchool {
  readonly name: string
  readonly degree: string
  readonly city: string
  readonly state: string
  readonly year: number
}

/** Who a made resume is of: its truth. */
export interface Person {
  readonly language: Language
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly state: string
  readonly summary: string
  readonly jobs: readonly TrueJob[]
  readonly schools: readonly TrueSchool[]
  readonly skills: readonly string[]
  readonly licences: readonly string[]
}

const several = <T>(random: Random, from: readonly T[], count: number): T[] => {
  const left = [...from]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  )
}
const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))
const month = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`

function jobsOf(random: Random, { titles, companies, places, duties }: Vocabulary): TrueJob[] {
  const count = between(random, 2, 6)
  const employers = several(random, companies, count)
  let until = 2025 * 12 + between(random, 0, 11)
  return employers.map((other, index) => {
    // now and then a promotion: the employer before this one is the same
    const company = index > 0 && random() < 0.15 ? employers[index - 1]! : other
    const end = index === 0 && random() < 0.6 ? null : month(until)
    const start = until - between(random, 2, 50)
    until = start - between(random, 0, 6)
    const [city, state] = pick(random, places)
    employers[index] = company
    return {
      title: pick(random, titles),
      company,
      city,
      state,
      start: month(start),
      end,
      duties: several(random, duties, between(random, 2, 5)),
    }
  })
}

export function personOf(random: Random, language: Language, set: 'tuning' | 'test'): Person {
  const vocabulary = words(language, set)
  const first = pick(random, vocabulary.firstNames)
  const last = pick(random, vocabulary.lastNames)
  const [city, state] = pick(random, vocabulary.places)
  const digits = () => String(between(random, 0, 9999)).padStart(4, '0')
  return {
    language,
    name: `${first} ${last}`,
    email: `${first}.${last}${between(random, 1, 99)}@example.com`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9@.]/gu, ''),
    phone: pick(random, [
      `(${between(random, 201, 989)}) 555-${digits()}`,
      `${between(random, 201, 989)}-555-${digits()}`,
      `${between(random, 201, 989)}.555.${digits()}`,
    ]),
    city,
    state,
    summary: pick(random, vocabulary.summaries),
    jobs: jobsOf(random, vocabulary),
    schools: several(random, vocabulary.schools, between(random, 1, 2)).map((name) => {
      const [schoolCity, schoolState] = pick(random, vocabulary.places)
      return {
        name,
        degree: pick(random, vocabulary.degrees),
        city: schoolCity,
        state: schoolState,
        year: between(random, 1998, 2020),
      }
    }),
    skills: several(random, vocabulary.skills, between(random, 5, 9)),
    licences: several(random, vocabulary.licences, between(random, 1, 3)),
  }
}
