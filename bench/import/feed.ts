// A feed in Indeed's XML format of any length, the same in every run: employers with several places, and several jobs at each.
import { pick, randomOf, type Random } from '../resume/random.ts'
import { written } from '../scale/titles.ts'

export interface FeedPlace {
  readonly zip: string
  readonly city: string
  readonly state: string
}

const postingsOfPlace = 3
const postingsOfCompany = 240

const first = [
  'Riverside',
  'Summit',
  'Copper',
  'Blue Line',
  'Harbor',
  'Prairie',
  'Golden',
  'Northgate',
  'Cedar',
  'Mesa',
]
const second = [
  'Distribution',
  'Logistics',
  'Foods',
  'Manufacturing',
  'Freight',
  'Builders',
  'Mechanical',
  'Supply',
]
const things = [
  'pallets',
  'totes',
  'cartons',
  'castings',
  'panels',
  'engines',
  'pumps',
  'trays',
  'motors',
  'frames',
  'valves',
  'hoses',
]
const tools = [
  'torque wrench',
  'scanner',
  'caliper',
  'pallet jack',
  'tablet',
  'grinder',
  'bench press',
  'label printer',
  'hoist',
]
const more: readonly ((random: Random) => string)[] = [
  (random) =>
    `You move ${count(random)} ${pick(random, things)} and ${pick(random, things)} in a shift with a team of ${few(random)}`,
  (random) =>
    `Work with a ${pick(random, tools)}, a ${pick(random, tools)} and our own software on a handheld computer`,
  (random) =>
    `Count ${pick(random, things)} at the end of the week and report what is missing to the supervisor`,
  (random) => `We pay a $${few(random)}00 bonus after 90 days and $${few(random)}.50 more on nights`,
  (random) => `${few(random)} months of experience with ${pick(random, things)} preferred, but not required`,
  (random) => `At least ${1 + (few(random) % 4)} years of experience with a ${pick(random, tools)} required`,
  () =>
    'The building has heat, air conditioning, lockers, a clean break room and free parking next to the bus stop',
  () =>
    'Applicants are considered without regard to race, color, religion, sex, national origin, age, disability or veteran status',
  () => 'You can stand, walk, bend, kneel, reach and climb a ladder during most of a ten hour shift',
  (random) =>
    `Our plant on Route ${count(random)} has run since 19${50 + few(random)} and ships to ${few(random)} states`,
  () => 'Bring reliable transportation, steel toe shoes and two forms of identification on the first day',
  () =>
    'Schedules are posted two weeks ahead, and no one is called in on a day off without being asked first',
]
const few = (random: Random) => 2 + Math.floor(random() * 8)
const count = (random: Random) => 20 + Math.floor(random() * 480)

const titles = (JSON.parse(written.titles) as { title: string }[]).map(({ title }) => title)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function descriptionOf(random: Random): string {
  const said = Array.from({ length: 6 }, () => pick(random, written.sentences))
  const added = Array.from({ length: 6 }, () => pick(random, more)(random))
  return `<p>${added.slice(0, 2).join('. ')}.</p><h3>What you will do</h3><ul><li>${said.slice(0, 4).join('</li><li>')}</li></ul><h3>What we offer</h3><p>${[...said.slice(4), ...added.slice(2)].join('. ')}.</p>`
}

const payOf = (random: Random): string => {
  const from = 15 + Math.floor(random() * 20)
  return pick(random, [
    `$${from} - $${from + 3} an hour`,
    `$${from}.50 per hour`,
    `$${from * 2_000} a year`,
    '',
  ])
}

function jobOf(number: number, places: readonly FeedPlace[]): string {
  const random = randomOf(number)
  const company = Math.floor(number / postingsOfCompany)
  const place = places[(Math.floor(number / postingsOfPlace) * 7919) % places.length]!
  const day = String(1 + (number % 28)).padStart(2, '0')
  return `<job><title><![CDATA[${pick(random, titles)}]]></title><date>2026-11-${day}</date><referencenumber>R${number}</referencenumber>
<url>https://jobs.example/${number}</url><company><![CDATA[${first[company % 10]} ${second[Math.floor(company / 10) % 8]} ${company}]]></company>
<streetaddress>${1 + Math.floor(number / postingsOfPlace)} Commerce Road</streetaddress><city>${escaped(place.city)}</city><state>${place.state}</state>
<country>US</country><postalcode>${place.zip}</postalcode><salary>${payOf(random)}</salary><jobtype>${pick(random, ['fulltime', 'parttime', 'fulltime, parttime'])}</jobtype>
<description><![CDATA[${descriptionOf(random)}]]></description></job>
`
}

/** In pieces, as a feed of a million jobs is larger than a string may be. */
export function* feedOf(postings: number, places: readonly FeedPlace[]): Generator<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<source>\n'
  const atOnce = 200
  for (let from = 0; from < postings; from += atOnce)
    yield Array.from({ length: Math.min(atOnce, postings - from) }, (_, index) =>
      jobOf(from + index, places),
    ).join('')
  yield '</source>\n'
}
