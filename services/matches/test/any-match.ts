import { randomUUID } from 'node:crypto'
import { trades, scheduleTypes, shifts } from '@lunchpail/contracts/jobs/enumerations'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import { hourMs } from '@lunchpail/contracts/durations'
import { candidate, newark, position } from './factories.ts'

/** The same numbers in every run. */
let seed = 7
const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
export const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
const someOf = <T>(list: readonly T[]): T[] => list.filter(() => chance() < 0.5)
const near = (miles: number) => ({
  latitude: newark.latitude + ((chance() - 0.5) * miles) / 34,
  longitude: newark.longitude + ((chance() - 0.5) * miles) / 26,
})
const keywords = ['forklift', 'order-picking', 'welding', 'pallet-jack', 'cdl-a'].map((id) => ({
  id,
  name: id,
}))
/** A position of some kind. */
export const anyPosition = (now: Date, id: number): PositionState =>
  position({
    id,
    state: oneOf(['open', 'open', 'open', 'open', 'closed', 'paused']),
    role: oneOf([...trades, null]),
    shifts: someOf(shifts),
    weekend: chance() < 0.3,
    overtime: chance() < 0.3,
    drug_screen: chance() < 0.3,
    schedule_type: oneOf(scheduleTypes),
    schedule_start: oneOf([null, null, '7:00AM', '2:30PM or 11:00PM', 'flexible']),
    wage_from: oneOf([null, 10, 15, 17.25, 18.5, 22]),
    wage_to: oneOf([null, 22, 24.75, 30]),
    keywords: someOf(keywords),
    entry: chance() < 0.2,
    experience_months: oneOf([0, 0, 3, 6, 12, 24]),
    posted_at: oneOf([null, new Date(now.getTime() - Math.floor(chance() * 40 * 24) * hourMs).toISOString()]),
    ...(chance() < 0.05 ? { latitude: null, longitude: null } : near(oneOf([2, 20, 80, 240]))),
  })
/** A candidate around Newark, or of whom no home is known, who wants something. */
export const anyCandidate = (): CandidateState =>
  candidate({
    id: randomUUID(),
    ...(chance() < 0.2 ? { latitude: null, longitude: null } : near(20)),
    role: oneOf([0, 8, 16, 32 | 64, 8 | 16 | 32 | 64]),
    shift: oneOf([0, 1, 2, 4, 5, 7]),
    wage: oneOf([10, 15, 18, 25]),
    weekend: chance() < 0.5,
    commute_type: oneOf([0, 1, 2, 3]),
    commute_length: oneOf([15, 30, 45, 60, 120]),
    ratings: {
      day: oneOf([1, 2, 3, 4]),
      swing: oneOf([1, 2, 3, 4]),
      night: oneOf([1, 2, 3, 4]),
      weekend: oneOf([1, 2, 3, 4]),
      overtime: oneOf([1, 2, 3, 4]),
    },
    skills: someOf([...keywords.slice(0, 3), { id: 'drug-screen' }, { id: 'full-time' }]).map(({ id }) => ({
      id,
      months: oneOf([0, 6, 18]),
    })),
    missing_skills: someOf([...keywords.slice(3), { id: 'part-time' }]).map(({ id }) => id),
    experience_months: oneOf([0, 2, 6, 9, 30]),
  })
