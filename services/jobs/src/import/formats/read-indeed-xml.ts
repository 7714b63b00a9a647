import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { decodeFeed } from './decode-feed.ts'
import { fieldCharacters, UnusableFile, type FeedItem, type ItemOrFault } from './feed-item.ts'
import { payOfValues } from './pay-of-values.ts'
import { experienceOfField } from '../words/required-experience.ts'
import { encodedOnce } from '../words/repair-text.ts'
import { isElement, lineOfMarkup } from '../words/text-of-markup.ts'
import { JobSplitter, type RawJob } from './split-jobs.ts'

const maxFields = 200
/** Elements of feeds that have jobs in them, and of such that say nothing else. */
const roots = new Set(['source', 'jobs', 'rss', 'feed', 'joblist', 'job'])

/** A job that is not whole, and why. */
class BrokenJob extends Error {}

/**
 * The fields of a job, each with the markup that it holds. Entities of HTML, a bare `&` and characters that XML does not allow
 * are read as they are meant; a field without an end breaks the job.
 */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  const path: string[] = []
  let startsAt = 0
  let words = ''
  let hasElements = false
  /** of a field that has fields of its own in it */
  let hasFields = false
  let isText = false
  let inner = ''
  const add = (name: string, whole: string) => {
    if (whole.length > fieldCharacters || fields.size > maxFields) throw new BrokenJob(`${name} is too long`)
    if (!fields.get(name)) fields.set(name, encodedOnce(whole.trim()))
  }
  const parser = new Parser(
    {
      onopentag(name, { id }) {
        path.push(name)
        if (path.length === 1 && id) fields.set('id', id)
        if (path.length === 2) {
          startsAt = parser.endIndex + 1
          words = ''
          hasElements = false
          hasFields = false
          isText = false
        } else if (path.length > 2) {
          hasElements = true
          if (path.length === 3) {
            hasFields ||= !isElement(name)
            inner = ''
          }
        }
      },
      ontext(piece) {
        if (path.length >= 2) words += piece
        // words beside them are of a text
        if (path.length === 2 && piece.trim() !== '') isText = true
        if (path.length >= 3) inner += piece
      },
      onclosetag(name, isImplied) {
        if (path.length === 3 && hasFields && !isText)
          add(`${path[1]!}.${name}`.replaceAll(/[^.]*:/g, ''), inner)
        if (path.length === 2) {
          // what ends with the job, and is not written as empty, has lost its end
          if (isImplied && !text.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>'))
            throw new BrokenJob(`<${name}> is not closed`)
          add(
            name.replace(/^.*:/, ''),
            hasFields && !isText
              ? ''
              : hasElements
                ? withoutSections(text.slice(startsAt, parser.startIndex))
                : words,
          )
        }
        path.pop()
      },
    },
    { xmlMode: true, lowerCaseTags: true, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return fields
}

/** Of a field with elements and sections of text beside them. */
const withoutSections = (markup: string) => markup.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')

const isMonths = (text: string) => /^\d{1,3} months?$/.test(text)

/** As ZipRecruiter's feeds have them, Talent.com's (in a field of fields) and others. */
const payNames = {
  min: 'compensation_min min_compensation salary_min minsalary salarymin min_salary salary.min salary.salary_min salary_minimum',
  max: 'compensation_max max_compensation salary_max maxsalary salarymax max_salary salary.max salary.salary_max salary_maximum',
  unit: 'compensation_interval compensation_time_frame salary_period salary_type salaryperiod salary_interval salary.period salary.salary_period salary_schedule',
  currency: 'compensation_currency salary_currency salary.currency salary.salary_currency currency',
}

const itemOf = (fields: ReadonlyMap<string, string>, employer: string): FeedItem => {
  const of = (...names: string[]) => names.map((name) => fields.get(name) ?? '').find(Boolean) ?? ''
  const salary = of('salary', 'compensation', 'pay', 'wage', 'salary_text', 'salary_range')
  const values = {
    min: of(...payNames.min.split(' ')),
    max: of(...payNames.max.split(' ')),
    value: '',
    unit: of(...payNames.unit.split(' ')),
    currency: of(...payNames.currency.split(' ')),
    kind: of('salary.type'),
  }
  const experience = of('experience')
  const flags = of('jobflags')
  return {
    id:
      of(
        'referencenumber',
        'requisitionid',
        'reference_id',
        'referenceid',
        'id',
        'guid',
        'jobid',
        'job_id',
        'job_reference',
        'reference',
      ) ||
      // many jobs of a feed without ids have the page of the company as their address
      [of('url', 'link'), of('title', 'name'), of('city', 'location')].filter(Boolean).join(' '),
    title: of('title', 'jobtitle', 'job_title', 'name'),
    company:
      of(
        'company',
        'company.name',
        'companyname',
        'company_name',
        'employer',
        'employer.name',
        'sourcename',
      ) || employer,
    address: of('streetaddress', 'address', 'street'),
    city: of('city', 'location', 'locality', 'location.city'),
    state: of('state', 'region', 'province', 'location.state', 'location.region'),
    zip: of('postalcode', 'zip', 'zipcode', 'postal_code', 'zip_code', 'location.postalcode', 'location.zip'),
    country: of('country', 'location.country'),
    latitude: of('latitude', 'lat', 'location.latitude', 'location.lat', 'geo.latitude'),
    longitude: of('longitude', 'lng', 'lon', 'long', 'location.longitude', 'location.lng', 'geo.longitude'),
    isRemote: /remote|yes|true|^1$/i.test(of('remotetype', 'remote', 'isremote')),
    description: of('description', 'body', 'content', 'jobdescription', 'html_description'),
    more: [
      { heading: 'Education', text: of('education') },
      { heading: 'Experience', text: isMonths(experience) ? '' : experience },
      { heading: 'Benefits', text: of('benefits') },
    ].filter(({ text }) => text !== ''),
    category: of('category', 'industry', 'job_category'),
    employment: of('jobtype', 'job_type', 'type', 'contracttype', 'employment_type', 'contract'),
    hours: of('workhours', 'working_hours', 'hours', 'shift'),
    pay: payOfValues(salary ? { ...values, min: '', max: '', value: lineOfMarkup(salary) } : values),
    // our own feed leaves out what is none
    experienceMonths: flags && !experience ? 0 : experienceOfField(experience),
    ...(flags && {
      own: {
        flags: flags.split(', '),
        shifts: of('jobshifts').split(', '),
        start: of('jobstart') || null,
        description: of('jobschedule') || null,
        duration: of('jobduration') || null,
        keywords: of('jobkeywords').split(', '),
      },
    }),
    postedAt: of(
      'date',
      'dateposted',
      'publishdate',
      'pubdate',
      'date_posted',
      'posted_at',
      'published_at',
      'created',
      'updated',
    ),
    expiresAt: of(
      'expirationdate',
      'expiration_date',
      'expirydate',
      'expiry_date',
      'expiredate',
      'validthrough',
      'expires',
      'expires_at',
    ),
  }
}

/** The text of the first element of a name, whatever is broken around it. */
const named = (names: string) =>
  new RegExp(String.raw`<(?:${names})>\s*(?:<!\[CDATA\[)?\s*([^<\]]{1,200}?)\s*(?:\]\]>)?\s*</`, 'i')
const idInJob = named('referencenumber|requisitionid')
/** JazzHR's feeds name the company once, before its jobs. */
const companyInHead = named('company')

function read(
  { number, line, text, fault }: RawJob & { readonly truncated?: true },
  employer: string,
): ItemOrFault {
  // what is said to be in the file is not missing from it
  const id = idInJob.exec(text)?.[1]
  const itsId = id === undefined ? {} : { id }
  if (fault) return { number, line, reason: fault, ...itsId }
  try {
    return { number, line, item: itemOf(fieldsOf(text), employer) }
  } catch (error) {
    if (!(error instanceof BrokenJob)) throw error
    return { number, line, reason: error.message, ...itsId }
  }
}

/**
 * Reads a feed in Indeed's XML format job by job, whatever its size, and those that are written like it. Each job is read by
 * itself, so that a broken one is told and the reading goes on. No entity that a file declares is expanded, and a file that
 * declares a document type is refused: no feed needs one.
 */
export async function* readIndeedXml(input: Readable): AsyncGenerator<ItemOrFault> {
  const splitter = new JobSplitter()
  let count = 0
  let employer: string | undefined
  const checked = function* (jobs: Iterable<RawJob & { readonly truncated?: true }>): Generator<ItemOrFault> {
    for (const job of jobs) {
      check(splitter)
      count += 1
      employer ??= companyInHead.exec(splitter.head)?.[1] ?? ''
      const found = read(job, employer)
      yield 'reason' in found && job.truncated ? { ...found, truncated: true } : found
    }
    check(splitter)
  }
  for await (const piece of decodeFeed(input)) yield* checked(splitter.write(piece))
  yield* checked(splitter.end())
  if (count > 0) return
  if (splitter.otherItem)
    throw new UnusableFile(`The file has no <job>, its items are <${splitter.otherItem}>.`)
  if (!roots.has(splitter.root ?? '')) throw new UnusableFile('The file has no <job>.')
}

function check({ declaresType }: JobSplitter): void {
  if (declaresType) throw new UnusableFile('The file declares a document type, which no feed needs.')
}
