import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { connectNats } from '@lunchpail/kit-events/nats'
import type { Credentials } from '../http/credentials.ts'

/** Candidates as profile would publish them: at homes spread like the jobs, with ordinary preferences of every kind. */
export async function publishCandidates(
  natsUrl: string,
  jobs: pg.Client,
  people: readonly Credentials[],
): Promise<void> {
  const { rows: homes } = await jobs.query<{ latitude: number; longitude: number }>(
    'select latitude, longitude from facility order by md5(id::text) limit $1',
    [people.length],
  )
  const of = <T>(values: readonly T[], index: number): T => values[index % values.length]!
  const items = people.map(({ accountId }, index): CandidateState => ({
    id: accountId,
    version: 1,
    ...homes[index]!,
    search_status: 1,
    role: of([0, 8, 16, 32, 64, 8 | 32], index),
    shift: of([0, 1, 3, 4], index >> 1),
    wage: of([10, 15, 18, 20], index >> 2),
    weekend: index % 3 > 0,
    commute_type: of([1, 3, 2], index),
    commute_length: of([15, 30, 45, 60, 120], index),
    ratings: { day: 4, swing: 3, night: of([1, 2, 3], index), weekend: 3, overtime: 3 },
    zip: null,
    has_preferences: true,
    answered: [],
    answers: 0,
    auto_apply_daily: 5,
    email_job_alerts_enabled: false,
    job_alerts_text_consent: null,
    job_alerts_frequency: 'daily',
    auto_apply_enabled: false,
    sms_job_alerts_enabled: false,
    skills: [{ id: 'forklift', months: 12 }],
    missing_skills: ['pallet-jack'],
    experience_months: index % 48,
    job_titles: ['Order Picker'],
  }))
  const nats = connectNats({ url: natsUrl, name: 'bench' })
  await new Promise<void>((resolve) => nats.onConnect(resolve))
  const id = randomUUID()
  const event = { specversion: '1.0', id, source: '/profile', type: candidateChanged.type }
  try {
    await nats.publishToStream(
      candidateChanged.type,
      JSON.stringify({ ...event, time: new Date().toISOString(), data: { things: items } }),
      id,
    )
  } finally {
    await nats.close()
  }
}
