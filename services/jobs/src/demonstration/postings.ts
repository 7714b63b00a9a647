import { dayMs } from '@lunchpail/contracts/durations'
import type { Posting, PostedPlace } from '../positions/posting.ts'
import type { Place } from '../places/place.ts'
import { demonstrationQuestion } from './questions.ts'
import { companies } from './companies.ts'
import type { DemonstrationCompany, DemonstrationPosition, Trait } from './demonstration-company.ts'

/**
 * The postings of the demonstration. `postedAt` knows what was loaded before, so that another load does not make an old
 * posting new; what is new was posted some days before now.
 */
export function demonstrationPostings(
  places: ReadonlyMap<string, Place>,
  now: Date,
  postedAt: ReadonlyMap<string, Date>,
): Posting[] {
  return companies.flatMap((company) =>
    company.positions.map((position) => {
      const externalId = `${company.key}/${position.key}`
      return {
        ...postingOf(company, position),
        externalId,
        place: placeOf(company, position.site, places),
        postedAt: postedAt.get(externalId) ?? new Date(now.getTime() - position.daysAgo * dayMs),
      }
    }),
  )
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const has = ({ traits = [] }: DemonstrationPosition, trait: Trait) => traits.includes(trait)

/** The requirements that some traits add to the text. */
const traitRequirements = (position: DemonstrationPosition) => [
  ...(has(position, 'drug screen') ? ['Pass a drug screen before you start'] : []),
  ...(has(position, 'background flexible') ? ['Criminal records are considered case by case'] : []),
]

const postingOf = (company: DemonstrationCompany, position: DemonstrationPosition) => ({
  state: position.state ?? ('open' as const),
  title: position.title,
  role: position.role,
  shifts: position.shifts,
  schedule: {
    type: position.type ?? ('full-time' as const),
    start: position.start,
    duration: position.shiftHours ? `${position.shiftHours} hours` : null,
    description: position.scheduleDescription,
    disablePreferredShift: has(position, 'shift by company'),
  },
  requirements: {
    weekend: has(position, 'weekend'),
    overtime: has(position, 'overtime'),
    entry: has(position, 'entry'),
    drugScreen: has(position, 'drug screen'),
    backgroundFlexible: has(position, 'background flexible'),
    experienceMonths: position.experienceMonths ?? 0,
    keywords: position.skills ?? [],
  },
  wage: { from: position.wage[0], to: position.wage[1] },
  sections: [
    { heading: null, text: position.summary },
    { heading: 'What you’ll do', text: list(position.duties) },
    { heading: 'What you need', text: list([...position.requirements, ...traitRequirements(position)]) },
    { heading: 'What you get', text: list(company.benefits) },
  ],
  company: { externalId: company.key, name: company.name, about: company.about },
  questions: position.questions.map(demonstrationQuestion),
})

function placeOf(
  company: DemonstrationCompany,
  site: string,
  places: ReadonlyMap<string, Place>,
): PostedPlace {
  const [address, zip] = company.sites[site] ?? ['', '']
  const place = places.get(zip)
  if (!place) throw new Error(`${company.name} has no site ${site} with a ZIP code that exists.`)
  return {
    address,
    city: place.city,
    region: place.state,
    zip,
    latitude: place.latitude,
    longitude: place.longitude,
    approximate: false,
  }
}
