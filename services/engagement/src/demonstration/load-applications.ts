import { hourMs, minuteMs } from '@lunchpail/contracts/durations'
import {
  bitsOf,
  employerApplicationState as states,
  interviewOutcome as outcomes,
  type TimelineStep,
} from '@lunchpail/contracts/engagement/enumerations'
import {
  demonstrationApplicants,
  type DemonstrationApplicant,
} from '@lunchpail/kit-local/demonstration/applicants'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import { engagementStateOf } from '../rows/change-application.ts'
import { measureReplies } from '../applications/measure-replies.ts'
import { planInterview } from '../interviews/plan-interview.ts'
import type { Tx } from '../database.ts'
import { zonedTime } from '@lunchpail/contracts/zone'

const minutes = 30
/** Where they came from; of some it is not known. */
const sources = ['indeed', '', 'facebook', 'indeed', 'flyer']

interface Step {
  readonly state: number
  readonly what: TimelineStep
  readonly at: Date
}

/** Applications in every state, with a week of interviews around today. One that is there already is left alone. */
export async function loadApplications(transaction: OpenTransaction<Tx>, now: Date): Promise<void> {
  const employers = new Set<string>()
  for (const [index, applicant] of demonstrationApplicants.entries()) {
    const source = sources[index % sources.length]!
    const employer = await transaction((tx) => loadOne(tx, applicant, source, now))
    if (employer !== undefined) employers.add(employer)
  }
  for (const employer of employers) await transaction((tx) => measureReplies(tx, employer, { at: now }))
}

/** Returns the company where it was not there yet. */
async function loadOne(
  tx: Tx,
  applicant: DemonstrationApplicant,
  source: string,
  now: Date,
): Promise<string | undefined> {
  const { applicationId, accountId, story, zone, daysAgo } = applicant
  const position = await tx.position.findFirst({
    where: { companyName: applicant.company, title: applicant.title },
  })
  if (!position?.managedBy || (await tx.application.count({ where: { id: applicationId } })) > 0)
    return undefined
  const { managedBy: employerId } = position
  const submittedAt = new Date(now.getTime() - (daysAgo * 24 + 2) * hourMs)
  const answeredAt = new Date(submittedAt.getTime() + (4 + daysAgo) * hourMs)
  const hasInterview = 'day' in story
  const startsAt = hasInterview ? zonedTime(now, story.day, 'hour' in story ? story.hour : 10, zone) : null
  const isOver = startsAt !== null && startsAt < now
  const steps = stepsOf(applicant, { submittedAt, answeredAt, startsAt, isOver })
  const last = steps.at(-1)!
  const application = await tx.application.create({
    data: {
      id: applicationId,
      accountId,
      submissionId: applicant.submissionId,
      positionId: position.id,
      title: applicant.title,
      companyName: applicant.company,
      city: position.city ?? '',
      region: position.region ?? '',
      wageFrom: position.wageFrom,
      wageTo: position.wageTo,
      employerId,
      submittedAt,
      source: source || null,
      notified: 3,
      state: last.state,
      version: steps.length,
      hadInterview: isOver,
      approved: rowOfState(last.state).approved,
      reason:
        story.state === 'rejected'
          ? bitsOf(['experience'])
          : story.state === 'withdrawn'
            ? bitsOf(['withdrawn'])
            : null,
      reasonOther: story.state === 'withdrawn' ? 'I took a job closer to home.' : null,
      movedAt: steps.length > 1 ? last.at : null,
      answeredAt: story.state === 'new' || story.state === 'withdrawn' ? null : answeredAt,
      withdrawnAt: story.state === 'withdrawn' ? last.at : null,
      changes: { create: steps.map((step) => ({ ...step })) },
    },
  })
  await emit(tx, applicationMoved, { things: [engagementStateOf(application)] }, { at: now })
  if (!hasInterview || startsAt === null) return employerId
  const days = story.state === 'invited' ? [0, 1, 2] : [0]
  const offer = await tx.offer.create({
    data: {
      employerId,
      type: 1,
      zone,
      place: 'At the front desk',
      note: 'Wear closed shoes. Bring a photo ID if you have one.',
      minutes,
      createdAt: answeredAt,
      times: {
        create: days.map((more) => ({
          startsAt: new Date(startsAt.getTime() + more * 24 * hourMs),
          capacity: 2,
        })),
      },
    },
    include: { times: { orderBy: { startsAt: 'asc' } } },
  })
  const time = story.state === 'invited' ? null : offer.times[0]!
  const invite = await tx.invite.create({
    data: {
      accountId,
      applicationId,
      offerId: offer.id,
      timeId: time?.id ?? null,
      state: isOver ? 'closed' : 'open',
      confirmedAt: 'confirmed' in story && story.confirmed ? answeredAt : null,
      createdAt: answeredAt,
    },
  })
  if (isOver)
    await tx.interviewOutcome.create({
      data: {
        inviteId: invite.id,
        outcome: story.state === 'interview' ? outcomes['requested not received'] : outcomes.GOOD_NEXT_STEPS,
        at: new Date(startsAt.getTime() + minutes * minuteMs),
      },
    })
  else if (time) await planInterview(tx, { id: invite.id, offer }, time, now)
  return employerId
}

interface Times {
  readonly submittedAt: Date
  readonly answeredAt: Date
  readonly startsAt: Date | null
  readonly isOver: boolean
}

/** The timeline of a story, which ends before now. */
function stepsOf(
  { story }: DemonstrationApplicant,
  { submittedAt, answeredAt, startsAt, isOver }: Times,
): Step[] {
  const sent: Step = { state: states.applied, what: 'state', at: submittedAt }
  const next = (state: number, at: Date, what: TimelineStep = 'state'): Step => ({ state, what, at })
  const after = (hours: number) => new Date((startsAt ?? answeredAt).getTime() + hours * hourMs)
  if (story.state === 'new') return [sent]
  if (story.state === 'rejected') return [sent, next(states.rejected, answeredAt)]
  if (story.state === 'canceled') return [sent, next(states.canceled, answeredAt)]
  if (story.state === 'withdrawn') return [sent, next(states.rejected, answeredAt, 'withdrawn')]
  const invited = [sent, next(states.interview, answeredAt, 'invited')]
  if (story.state === 'invited') return invited
  const picked = [...invited, next(states.interview, new Date(answeredAt.getTime() + hourMs), 'time-picked')]
  if (story.state === 'interview' || !isOver) return picked
  const forward = [...picked, next(states['hire pending'], after(2))]
  if (story.state === 'forward') return forward
  const hired = [...forward, next(states.employed, after(24))]
  if (story.state === 'hired') return hired
  const started = [...hired, next(states.started, after(5 * 24))]
  return story.state === 'started' ? started : [...started, next(states.terminated, after(20 * 24))]
}

/** Whether all roles of the applicants are known, with the company whose managers work with them. */
export const knowsCompanies = (transaction: OpenTransaction<Tx>): Promise<boolean> =>
  transaction(async (tx) => {
    for (const { company, title } of demonstrationApplicants) {
      const where = { companyName: company, title, managedBy: { not: null } }
      if ((await tx.position.count({ where })) === 0) return false
    }
    return true
  })
