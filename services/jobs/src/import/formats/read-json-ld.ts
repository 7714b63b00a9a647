import type { Readable } from 'node:stream'
import { decodeFeed } from './decode-feed.ts'
import { UnusableFile, type FeedItem, type ItemOrFault } from './feed-item.ts'
import { postingsOfText } from './json-ld-postings.ts'
import { payOfJsonLd } from './pay-of-json-ld.ts'
import { placesOf, type ItemPlace } from './places-of-json-ld.ts'
import { experienceOfField } from '../words/required-experience.ts'
import { encodedOnce } from '../words/repair-text.ts'
import { listOf, propertyOf, textOf } from './json-ld-values.ts'

const maxCharacters = 64 * 1024 * 1024

/** What the description usually says too: told where it does not. */
const described: readonly (readonly [property: string, heading: string])[] = [
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['skills', 'Skills'],
  ['educationRequirements', 'Education'],
  ['experienceRequirements', 'Experience'],
  ['physicalRequirement', 'Physical requirements'],
  ['securityClearanceRequirement', 'Security clearance'],
  ['jobBenefits', 'Benefits'],
  ['benefits', 'Benefits'],
  ['incentiveCompensation', 'Bonus and commission'],
  ['incentives', 'Bonus and commission'],
  ['specialCommitments', 'Special commitments'],
]

const credentials: Readonly<Record<string, string>> = {
  'high school': 'High school diploma or GED',
  'associate degree': 'Associate degree',
  'bachelor degree': 'Bachelor’s degree',
  'professional certificate': 'Professional certificate',
  'postgraduate degree': 'Postgraduate degree',
}

/** "2 years", a thing with its months, or a list of them: the least. */
function experienceOf(value: unknown): number | null {
  const found = listOf(value).flatMap((one) => {
    const months = textOf(propertyOf(one, 'monthsOfExperience'))
    // more than a working life is no requirement
    if (months !== '' && Math.abs(Number(months)) <= 600) return [Math.round(Number(months))]
    return experienceOfField(textOf(one)) ?? []
  })
  return found.length > 0 ? Math.max(0, Math.min(...found)) : null
}

/** What a property says in words; months and credentials in ours. */
const wordsOf = (value: unknown): string =>
  listOf(value)
    .map((one) => {
      const credential = textOf(propertyOf(one, 'credentialCategory'))
      if (credential) return credentials[credential.toLowerCase()] ?? credential
      if (propertyOf(one, 'monthsOfExperience') !== undefined) return textOf(propertyOf(one, 'description'))
      const words = textOf(one)
      // said by the months themselves, and by Google's word for none
      return /^(?:no requirements|none|n\/a)$/i.test(words) ? '' : words
    })
    .filter(Boolean)
    .join('\n')

const joined = (value: unknown, between: string): string =>
  listOf(value).map(textOf).filter(Boolean).join(between)

/** Its value alone: the name beside it is that of whoever gave it, which is the company's as often as not. */
const idOf = (identifier: unknown): string =>
  typeof identifier === 'object'
    ? textOf(propertyOf(identifier, 'value')) || textOf(propertyOf(identifier, '@value'))
    : textOf(identifier)

const namesOf = (value: unknown, ...names: string[]): string =>
  names.map((name) => textOf(propertyOf(value, name))).find(Boolean) ?? ''

/** The end of a line that was escaped twice. */
const escapedEnd = /(?:\\r)?\\n(?![a-z])/g

function itemOf(posting: Readonly<Record<string, unknown>>, place: ItemPlace): FeedItem {
  const of = (...names: string[]) => names.map((name) => textOf(posting[name])).find(Boolean) ?? ''
  const identifier = listOf(posting['identifier'])[0]
  const experience = posting['experienceRequirements']
  const months = experience === undefined ? null : experienceOf(experience)
  // one of two ways to qualify: of whoever has the other none is asked
  const isOtherWay =
    /^(?:true|yes|1)$/i.test(of('experienceInPlaceOfEducation')) &&
    wordsOf(posting['educationRequirements']) !== ''
  return {
    ...place,
    id: idOf(identifier) || of('url', '@id') || textOf(propertyOf(identifier, 'name')),
    title: of('title', 'name'),
    company: of('hiringOrganization') || namesOf(posting['hiringOrganization'], 'legalName', 'alternateName'),
    // where its applicants may live is said of a job that is done there
    isRemote:
      listOf(posting['jobLocationType']).some((type) => /telecommute/i.test(textOf(type))) ||
      listOf(posting['applicantLocationRequirements']).length > 0,
    description: joined(posting['description'], '\n').replaceAll(escapedEnd, '\n'),
    more: [
      ...described.map(([property, heading]) => ({ heading, text: wordsOf(posting[property]) })),
      {
        heading: 'Experience',
        text: isOtherWay && months ? `${months} months of experience count in place of the education` : '',
      },
    ].filter(({ text }) => text !== ''),
    category: joined(posting['occupationalCategory'], ', ') || of('industry'),
    employment: joined(posting['employmentType'], ', '),
    hours: joined(posting['workHours'], ', '),
    pay: payOfJsonLd(posting['baseSalary'] ?? posting['salary'], textOf(posting['salaryCurrency'])),
    experienceMonths: isOtherWay ? null : months,
    postedAt: of('datePosted'),
    expiresAt: of('validThrough'),
  }
}

/**
 * Reads JobPostings of schema.org in the shapes that schema.org and Google document. A job of several places becomes a posting
 * for each. `line` and `number` are its place in the file, from 1.
 */
export async function* readJsonLd(input: Readable): AsyncGenerator<ItemOrFault> {
  let text = ''
  for await (const piece of decodeFeed(input)) {
    text += piece
    if (text.length > maxCharacters) throw new UnusableFile('The file is larger than 64 MB.')
  }
  for (const { number, ...found } of postingsOfText(encodedOnce(text))) {
    const at = { number, line: number }
    if ('reason' in found) {
      yield { ...at, reason: found.reason }
      continue
    }
    const places = placesOf(found.posting)
    for (const [index, place] of places.entries()) {
      const item = itemOf(found.posting, place)
      const where = [place.city, place.state, place.zip].filter(Boolean).join(' ')
      // pages of one job each often name neither an id nor their address
      const own = item.id || [item.title, item.company, where].join(' ')
      // the first keeps the id, so that a second place does not make another job of it
      const id = index === 0 || !item.id ? own : `${item.id} ${where}`
      yield { ...at, item: { ...item, id } }
    }
  }
}
