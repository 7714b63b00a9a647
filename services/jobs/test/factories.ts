import type { BodyInput } from '@lunchpail/contracts/endpoint'
import type { createRole } from '@lunchpail/contracts/jobs/api'
import { shiftBit } from '@lunchpail/contracts/jobs/enumerations'
import { keywordIds } from '@lunchpail/contracts/jobs/keywords'
import * as postingLimits from '@lunchpail/contracts/jobs/posting-limits'
import { questionType } from '@lunchpail/contracts/jobs/question'
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import type { TestAccount } from '@lunchpail/kit-service/testing/test-service'
import { candidate as anyCandidate } from '../../../contracts/test/candidate.ts'
import type { Posting } from '../src/positions/posting.ts'

export const noRequirements: Posting['requirements'] = {
  weekend: false,
  overtime: false,
  entry: false,
  drugScreen: false,
  backgroundFlexible: false,
  experienceMonths: 0,
  keywords: [],
}

export const schedule: Posting['schedule'] = {
  type: 'full-time',
  start: '7:00AM',
  duration: null,
  description: null,
  disablePreferredShift: false,
}

let count = 0

/** A posting with everything in it; `overrides` say what a test is about. */
export function posting(overrides: Partial<Posting> = {}): Posting {
  const id = String(++count)
  return {
    externalId: id,
    state: 'open',
    title: `Job ${id}`,
    role: 'warehouse',
    shifts: ['day'],
    schedule,
    wage: { from: 18, to: 20 },
    requirements: noRequirements,
    sections: [{ heading: null, text: 'Pick and pack.' }],
    postedAt: new Date('2026-11-01T12:00:00Z'),
    company: { externalId: 'acme', name: 'Acme', about: null },
    place: newark,
    questions: [
      {
        key: 'start',
        question: 'When can you start?',
        type: 6,
        answers: [{ value: 'Now' }, { value: 'Later' }],
      },
    ],
    ...overrides,
  }
}

/** As long as it may be in everything. */
export function longestPosting(overrides: Partial<Posting> = {}): Posting {
  const { lineCharacters, cityCharacters, paragraphCharacters, ...limits } = postingLimits
  const line = 'l'.repeat(lineCharacters)
  const paragraph = 'p'.repeat(paragraphCharacters)
  return posting({
    title: line,
    company: { externalId: 'longest', name: line, about: paragraph },
    place: { ...newark, address: line, city: 'c'.repeat(cityCharacters) },
    schedule: { ...schedule, start: line, duration: line, description: paragraph },
    requirements: { ...noRequirements, keywords: keywordIds },
    // all of the sections together are bounded too
    sections: Array.from({ length: limits.sections }, (_, index) => ({
      heading: line,
      text: 't'.repeat(index === 0 ? limits.sectionCharacters : 500),
    })),
    questions: Array.from({ length: limits.questions }, (_, index) => ({
      key: String(index),
      question: paragraph,
      type: questionType['choose many'],
      follow_up: paragraph,
      // all of the questions together are bounded too
      answers: Array.from({ length: index === 0 ? limits.answers : 0 }, (__, choice) => ({
        value: String(choice).padEnd(lineCharacters),
        keywords: choice === 0 ? keywordIds : [],
      })),
    })),
    ...overrides,
  })
}

const at = (
  city: string,
  region: string,
  zip: string,
  latitude: number,
  longitude: number,
): Posting['place'] => ({
  address: null,
  city,
  region,
  zip,
  latitude,
  longitude,
  approximate: false,
})

export const newark = at('Newark', 'NJ', '07102', 40.732, -74.1765)
export const manhattan = at('New York', 'NY', '10001', 40.7484, -73.9967)
export const chicago = at('Chicago', 'IL', '60601', 41.8858, -87.6181)
export const denver = at('Denver', 'CO', '80202', 39.7525, -104.9995)
export const anchorage = at('Anchorage', 'AK', '99501', 61.2116, -149.8761)

/** One who wants warehouse work by day. */
export const candidate = (overrides: Partial<CandidateState> = {}): CandidateState =>
  anyCandidate({ role: 8, shift: shiftBit.day, wage: 18, weekend: false, ...overrides })

/** A manager of a company of auth; by default its admin. */
export const managerOf = (id: string, companyId: string, level: 0 | 1 | 2 | 4 = 4): TestAccount => ({
  id,
  type: 'hiring manager',
  company: { id: companyId, approved: true, level, access: null },
})

/** A role as the form of the portal sends it. */
export const typedRole = (overrides: Partial<NonNullable<BodyInput<typeof createRole>>> = {}) => ({
  title: 'Picker',
  zip: '07102',
  description: 'You pick and pack orders.\n- walk\n- lift',
  wage_from: 18,
  wage_to: 20.5,
  shifts: ['day' as const],
  ...overrides,
})
