import type { Finding } from '../screening/screen-posting.ts'
import type { Section } from '../positions/posting.ts'
import { reasonName, type findReview, type QueuedReview } from './find-queue.ts'

type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

const shownAs = ({ position, held, state }: QueuedReview | FoundReview): string => {
  if (position.withheld) return state === 'hidden' || state === 'reopened' ? 'HIDDEN' : 'HELD BACK'
  return held ? 'shown, held' : 'shown'
}

/** As a terminal may show it: what others wrote could move its cursor, colour or hide lines, or turn the text around. */
const printable = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\ufffd')

/** A job of the queue in one line. */
export function lineOfReview(review: QueuedReview): string {
  const { position, since, reports } = review
  const findings = review.findings as unknown as Finding[]
  const why = [
    ...new Set(findings.map(({ rule }) => rule)),
    ...(reports > 0 ? [reports === 1 ? 'reported once' : `reported ${reports} times`] : []),
  ]
  return printable(
    `${position.id}  ${since.toISOString()}  ${shownAs(review)}  ${JSON.stringify(position.title)} at ${JSON.stringify(position.company.name)} (${position.source}): ${why.join(', ') || 'opened again'}\n`,
  )
}

/** Both sides of a job, as an operator compares them: what the company wrote, and what was found in it and said of it. */
export function describeReview(review: FoundReview): string {
  const { position, state, since, decisions, reports } = review
  const { company, facility } = position
  const findings = review.findings as unknown as Finding[]
  const lines = [
    `${position.id}  ${JSON.stringify(position.title)}, ${state} since ${since.toISOString()}, ${shownAs(review)}`,
    `  company   ${JSON.stringify(company.name)}, from ${position.source}${position.managed ? ', changed by its managers' : ''}${company.employerId ? `, company account ${company.employerId}` : ''}`,
    `  place     ${facility.address ? `${facility.address}, ` : ''}${facility.city}, ${facility.region}`,
    `  pay       ${position.wageFrom?.toString() ?? '—'} to ${position.wageTo?.toString() ?? '—'}`,
    ...findings.map(({ rule, sentence }) => `  FOUND     ${rule}: ${JSON.stringify(sentence)}`),
    `  reports   ${reports} since the last decision`,
    ...position.reports.map(
      ({ at, accountId, reason: code, note }) =>
        `  REPORT    ${at.toISOString()} ${reasonName(code)} by ${accountId ? `account ${accountId}` : 'a visitor'}${note ? `: ${JSON.stringify(note)}` : ''}`,
    ),
    ...decisions.map(
      ({ action, at, decidedBy, reason }) =>
        `  decision  ${at.toISOString()} ${action} by ${decidedBy}${reason ? `: ${JSON.stringify(reason)}` : ''}`,
    ),
    ...(position.sections as unknown as Section[]).flatMap(({ heading, text }) => [
      ...(heading === null ? [] : [`  | ${heading}`]),
      ...text.split('\n').map((line) => `  | ${line}`),
    ]),
    '',
    '',
  ].join('\n')
  return printable(lines)
}
