import { startTimes } from '@lunchpail/contracts/jobs/search/start-times'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import type { SentApplication } from '@lunchpail/contracts/wizard/api'
import { anyShift } from '@lunchpail/contracts/wizard/enumerations'
import { ratingKeys } from '@lunchpail/contracts/wizard/rules/availability'
import { choicesOf, currentAnswer } from '@lunchpail/contracts/wizard/rules/question'
import { skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import type { sentApplicationSlot } from '@lunchpail/contracts/wizard/slots'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadSentApplication } from '../api.ts'
import { sentSentences } from './sentences.ts'
import { sentences } from '../sentences.ts'
import { FactTable } from '../steps/fact-table.tsx'
import { JobCard } from '../steps/history/job-card.tsx'
import { useKeywordName } from '../steps/skills/use-keyword-name.ts'
import { Part } from './part.tsx'
import styles from './sent-application.module.css'

interface PartProps {
  readonly sent: SentApplication
}

/** An application as it was sent, beside the list of the desk. */
function SentApplicationSlot({ application_id: id }: SlotComponentProps<typeof sentApplicationSlot>) {
  const w = sentSentences.use()
  const load = useLoad((signal) => loadSentApplication(id, signal), [id])
  const sent = load.value
  if (!sent && load.state === 'failed')
    return load.error.code === 'not-found' ? (
      <Notice>{w('not-found')}</Notice>
    ) : (
      <Unavailable title={w('unavailable')} retryLabel={w('retry')} onRetry={load.retry} />
    )
  if (!sent)
    return (
      <Loading label={w('loading')}>
        <Skeleton shape="block" height="12rem" />
      </Loading>
    )
  return (
    <div className={styles.sent}>
      <Part title={w('fit')}>{sent.person_review ? <p>{w('person-review')}</p> : <Fit sent={sent} />}</Part>
      {sent.questions.length > 0 && (
        <Part title={w('answers')}>
          <Answers sent={sent} />
        </Part>
      )}
      {learnedOf(sent).length > 0 && (
        <Part title={w('learned')}>
          <Learned sent={sent} />
        </Part>
      )}
      <Part title={w('resume')}>
        <Resume sent={sent} />
      </Part>
    </div>
  )
}

function Fit({ sent: { mismatch, experience_months, application } }: PartProps) {
  const t = sentences.use()
  const w = sentSentences.use()
  const nameOf = useKeywordName()
  const has = (application.skills ?? []).filter(({ has_skill }) => has_skill)
  const shiftsOf = (shifts: readonly ('day' | 'swing' | 'night')[] = []) =>
    shifts.map((one) => t(`shift.${one}`)).join(', ')
  const wordsOf = (one: SentApplication['mismatch'][number]): string => {
    switch (one.type) {
      case 'location':
        return w('location')
      case 'commute':
        return w('commute')
      case 'availability':
        return w('availability', { shifts: shiftsOf(one.shift) })
      case 'qualifications':
        return w('qualifications', { skills: (one.skills ?? []).join(', ') })
      case 'experience':
        return w('experience', { n: one.months ?? 0 })
    }
  }
  return (
    <ul className={styles.fit}>
      {mismatch.length === 0 && (
        <li>
          <Icon name="check" size="small" />
          {w('fits')}
        </li>
      )}
      {mismatch.map((one) => (
        <li key={one.type}>
          <Icon name="warning" size="small" />
          {wordsOf(one)}
        </li>
      ))}
      {has.length > 0 && (
        <li>
          <Icon name="check" size="small" />
          {w('skills', {
            skills: has.map(({ qid, name }) => nameOf({ id: qid, name: name ?? qid })).join(', '),
          })}
        </li>
      )}
      <li>{w('worked', { n: experience_months })}</li>
    </ul>
  )
}

function Answers({ sent: { questions, application } }: PartProps) {
  const w = sentSentences.use()
  const language = useLanguage()
  const rows = questions.map((asked) => {
    const { question } = questionWords(asked, language)
    const given = application.questions?.find(({ id }) => id === question.id)
    const answer = given && currentAnswer(question, given)
    const words = [answer?.response ?? []]
      .flat()
      .map((response) => choicesOf(question).find((choice) => choice.id === response)?.value ?? response)
    return {
      label: question.question,
      value: [words.join(', '), answer?.follow_up_response].filter(Boolean).join('\n') || w('no-answer'),
    }
  })
  return <FactTable rows={rows} />
}

const learnedOf = ({ application: { gut_checks = [] } }: SentApplication) =>
  gut_checks.filter(({ reason, reference_id }) => reason || reference_id)

/** Where skills come from that the work history does not show: in their words, or the job that they picked. */
function Learned({ sent }: PartProps) {
  const nameOf = useKeywordName()
  const { skills, jobs } = sent.application
  const rows = learnedOf(sent).map(({ qid, reason, reference_id }) => {
    const job = jobs?.find((one) => one.reference_id !== undefined && one.reference_id === reference_id)
    return {
      label: nameOf({ id: qid, name: skillAnswerOf(skills, qid)?.name ?? qid }),
      value: job ? byDots([job.title, job.company]) : reason,
    }
  })
  return <FactTable rows={rows} />
}

function Resume({ sent: { application } }: PartProps) {
  const t = sentences.use()
  const w = sentSentences.use()
  const language = useLanguage()
  const { jobs = [], gaps = [], schools = [], self_promo } = application
  const [shift] = Object.values(application.pref_shift_start ?? {})
  return (
    <>
      {self_promo && <p className={styles.words}>{self_promo}</p>}
      {jobs.length === 0 && <p>{w('no-jobs')}</p>}
      <ul className={styles.jobs}>
        {jobs.map((job, place) => (
          <JobCard key={job.reference_id ?? place} job={job} level={4} />
        ))}
      </ul>
      {gaps.map(({ start_date, end_date, reason = '' }) => (
        <p key={start_date} className={styles.words}>
          {w('gap', { start: start_date, end: end_date, reason })}
        </p>
      ))}
      <FactTable
        rows={schools.map(({ degree_type, name, degree_major, graduation_year }) => ({
          label: degree_type ? t(`degree.${degree_type}` as 'degree.1') : w('school'),
          value: byDots([name, degree_major, graduation_year]) || '–',
        }))}
      />
      <h4>{w('when')}</h4>
      <FactTable
        isShort
        rows={ratingKeys.map((key) => ({
          label: t(`shift.${key.slice('pref_shift_'.length) as 'day'}`),
          value: application[key] ? t(`rating.${application[key] as 1}`) : '',
        }))}
      />
      {shift && (
        <p>
          {w('shift', { shift: shift === anyShift ? t('shifts.any') : startTimes(shift, language).join() })}
        </p>
      )}
    </>
  )
}

export default SentApplicationSlot
