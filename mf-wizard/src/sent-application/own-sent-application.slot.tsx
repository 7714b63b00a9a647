import { day } from '@lunchpail/contracts/language/day'
import { phoneText } from '@lunchpail/contracts/language/figures'
import type { OwnSentApplication } from '@lunchpail/contracts/wizard/api'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { followUpGutChecksOf, gutChecksOf } from '@lunchpail/contracts/wizard/rules/gut-check'
import { withSeveralShifts } from '@lunchpail/contracts/wizard/rules/shift-preference'
import type { ownSentApplicationSlot } from '@lunchpail/contracts/wizard/slots'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadOwnSentApplication } from '../api.ts'
import { sentences } from '../sentences.ts'
import { JobCard } from '../steps/history/job-card.tsx'
import {
  AnswerTable,
  AvailabilityTable,
  ContactTable,
  GutCheckTable,
  InfoTable,
  ShiftTable,
  Skills,
} from '../steps/section-tables.tsx'
import { ownSentSentences } from './own-sentences.ts'
import { Part } from './part.tsx'
import { PersonReview } from './person-review.tsx'
import styles from './sent-application.module.css'

/** What a candidate sent, on the page of the application. */
function OwnSentApplicationSlot({ application_id: id }: SlotComponentProps<typeof ownSentApplicationSlot>) {
  const o = ownSentSentences.use()
  const load = useLoad((signal) => loadOwnSentApplication(id, signal), [id])
  if (load.value) return <Sent sent={load.value} />
  if (load.state === 'failed')
    return load.error.code === 'not-found' ? (
      <Notice>{o('not-found')}</Notice>
    ) : (
      <Unavailable title={o('unavailable')} retryLabel={o('retry')} onRetry={load.retry} />
    )
  return (
    <Loading label={o('loading')}>
      <Skeleton shape="block" height="12rem" />
    </Loading>
  )
}

interface SentProps {
  readonly sent: OwnSentApplication
}

function Sent({ sent: { id, application, position, submitted_at, accepted, person_review } }: SentProps) {
  const t = sentences.use()
  const o = ownSentSentences.use()
  const language = useLanguage()
  const draft = { application, positions: [position] }
  const skills = application.skills?.map(({ qid, name }) => ({ id: qid, name: name ?? qid })) ?? []
  const learned = [
    ...gutChecksOf(draft.positions, application),
    ...followUpGutChecksOf(draft.positions, application),
  ].filter(({ id }) => application.gut_checks?.some(({ qid }) => qid === id))
  return (
    <div className={styles.sent}>
      <p>{o('lead', { date: day(submitted_at, language) })}</p>
      <Part title={t('review.contact')}>
        <ContactTable application={application} />
      </Part>
      <Part title={t('review.info')}>
        <InfoTable application={application} />
      </Part>
      <Part title={t('review.availability')}>
        <AvailabilityTable draft={draft} />
      </Part>
      {skills.length > 0 && (
        <Part title={t('review.skills')}>
          <Skills draft={draft} keywords={skills} />
        </Part>
      )}
      {learned.length > 0 && (
        <Part title={t('review.gut-check')}>
          <GutCheckTable draft={draft} keywords={learned} />
        </Part>
      )}
      <Part title={t('review.history')}>
        <History application={application} />
      </Part>
      {application.self_promo && (
        <Part title={t('review.summary')}>
          <p className={styles.words}>{application.self_promo}</p>
        </Part>
      )}
      {position.questions.length > 0 && (
        <Part title={t('review.questions')}>
          <AnswerTable draft={draft} />
        </Part>
      )}
      {withSeveralShifts(draft.positions).length > 0 && application.pref_shift_start && (
        <Part title={t('review.shifts')}>
          <ShiftTable draft={draft} />
        </Part>
      )}
      {accepted.length > 0 && (
        <Part title={o('accepted')}>
          <ul>
            {accepted.map((type) => (
              <li key={type}>{o(`accepted.${type}`)}</li>
            ))}
          </ul>
        </Part>
      )}
      <PersonReview id={id} company={position.company_name} asked={person_review} />
      <p>{o('unseen', { company: position.company_name })}</p>
      <p>{o('equal')}</p>
    </div>
  )
}

function History({ application: { jobs = [], gaps = [] } }: Pick<OwnSentApplication, 'application'>) {
  const o = ownSentSentences.use()
  if (jobs.length === 0) return <p>{o('no-jobs')}</p>
  return (
    <>
      <ul className={styles.jobs}>
        {jobs.map((job, place) => (
          <JobCard key={job.reference_id ?? place} job={job} level={4}>
            {job.manager_name && <p>{o('manager', { name: managerOf(job) })}</p>}
          </JobCard>
        ))}
      </ul>
      {gaps
        .filter(({ reason }) => reason)
        .map(({ start_date, end_date, reason = '' }) => (
          <p key={start_date}>{o('gap', { start: start_date, end: end_date, reason })}</p>
        ))}
    </>
  )
}

const managerOf = ({ manager_name, manager_number }: JobEntry): string =>
  [manager_name, phoneText(manager_number ?? '')].filter(Boolean).join(', ')

export default OwnSentApplicationSlot
