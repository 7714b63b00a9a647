import { candidateState, type CandidateState } from '../src/profile/events.ts'

/** A candidate in Newark as profile publishes them, who answered nothing, with the overrides of a test. */
export const candidate = (overrides: Partial<CandidateState> = {}): CandidateState => ({
  ...candidateState.parse({
    id: crypto.randomUUID(),
    version: 1,
    zip: '07102',
    latitude: 40.732,
    longitude: -74.1765,
    search_status: 1,
    has_preferences: true,
    answered: [],
    answers: 0,
    role: 0,
    shift: 0,
    wage: 10,
    weekend: true,
    commute_type: 1,
    commute_length: 30,
    ratings: { day: 4, swing: 3, night: 2, weekend: 3, overtime: 3 },
    auto_apply_enabled: false,
    auto_apply_daily: 5,
    sms_job_alerts_enabled: false,
    email_job_alerts_enabled: false,
    job_alerts_text_consent: null,
    job_alerts_frequency: 'daily',
    skills: [],
    missing_skills: [],
    experience_months: 0,
    job_titles: [],
  }),
  ...overrides,
})
