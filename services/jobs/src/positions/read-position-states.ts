// SQL by hand: one statement for a position, its parents and its questions in order, as JSON.
import { livePortalStates, scheduleTypes } from '@lunchpail/contracts/jobs/enumerations'
import { keywordOf } from '@lunchpail/contracts/jobs/keywords'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { Question } from '@lunchpail/contracts/jobs/question'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Tx } from '../database.ts'
import { logoUrl } from './logo-url.ts'
import { tradeOfBit, shiftsOfBits } from './bits.ts'

type StateRow = Omit<
  PositionState,
  'shifts' | 'schedule_type' | 'logo_url' | 'role' | 'keywords' | 'posted_at'
> & {
  readonly shifts: number
  readonly schedule_type: number
  readonly role: number
  readonly keywords: KeywordId[]
  readonly posted_at: Date
  readonly company_id: number
  readonly logo_version: string | null
}

/** The hash is the id without its letter. */
const withSkills = (question: Question): Question => {
  const keywords = question.answers.flatMap((answer) => answer.keywords ?? [])
  const byId = new Map(keywords.map((keyword) => [keyword.id, keyword]))
  return {
    ...question,
    hash: question.id.slice(1),
    skill: byId.size > 0,
    keywords: [...byId.values()],
  }
}

/**
 * Reads positions as `jobs.position.changed.v1` publishes them, in the order of their ids. One that others have yet to
 * approve takes no applications, whatever its managers did: elsewhere it is paused.
 */
export async function readPositionStates(
  tx: Pick<Tx, '$queryRaw'>,
  ids: readonly number[],
): Promise<PositionState[]> {
  const rows = await tx.$queryRaw<StateRow[]>`
    select p.id, p.version,
      case when p.state = 'open' and p.portal_state <> all(${[...livePortalStates]}::int[]) then 'paused'
        when p.same_as is not null and not p.withheld then coalesce(p.posted_state, p.state) else p.state end as state,
      p.same_as,
      p.portal_state = any(${[...livePortalStates]}::int[]) and not p.withheld as live,
      p.title, c.id as company_id, c.name as company_name, c.logo_version,
      f.city, f.region, f.zip, p.wage_from::float8 as wage_from, p.wage_to::float8 as wage_to,
      p.shifts, p.schedule_start, p.schedule_type, p.excerpt as description, f.city || ', ' || f.region as location_name,
      f.id as facility_id, f.latitude, f.longitude, p.role, p.schedule_duration, p.schedule_description, p.disable_preferred_shift, p.weekend, p.overtime,
      p.entry,
      p.drug_screen, p.background_flexible, p.experience_months, p.keywords, p.posted_at,
      c.employer_id as managed_by,
      coalesce(asked.questions, '[]') as questions
    from position p
    join company c on c.id = p.company_id
    join facility f on f.id = p.facility_id
    left join lateral (
      select json_agg(json_build_object('id', q.id, 'company_id', c.id, 'company_name', c.name, 'question', q.text, 'type', q.type,
        'answers', q.answers, 'follow_up', q.follow_up, 'reprompt_threshold', q.reprompt_threshold,
        'reprompt_answers', q.reprompt_answers, 'translations', q.translations) order by pq.ordinal) as questions
      from position_question pq join question q on q.id = pq.question_id where pq.position_id = p.id
    ) asked on true
    where p.id = any(${[...ids]}::int[]) order by p.id`
  return rows.map(({ company_id, logo_version, ...row }) => ({
    ...row,
    company_id,
    logo_url: logoUrl(company_id, logo_version),
    questions: row.questions.map(withSkills),
    shifts: shiftsOfBits(row.shifts),
    role: tradeOfBit(row.role),
    keywords: row.keywords.map(keywordOf),
    posted_at: row.posted_at.toISOString(),
    schedule_type: scheduleTypes[row.schedule_type] ?? 'either',
  }))
}
