import { useEffect, useRef, useState } from 'react'
import type { Application, JobEntry } from '@lunchpail/contracts/wizard/application'
import { resumeStatus } from '@lunchpail/contracts/wizard/enumerations'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { gapsOf, isSettled, withAllSettled, withGap } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { historyModal, type HistoryModal } from '@lunchpail/contracts/wizard/rules/history/history-checks'
import { blockingJobErrors } from '@lunchpail/contracts/wizard/rules/history/job'
import { isHistoryMissing, isReminded } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import { Button } from '@lunchpail/kit-ui/button'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Stack } from '@lunchpail/kit-ui/stack'
import { JobDoubts } from '../../resume/job-doubts.tsx'
import { ResumeCard } from '../../resume/resume-card.tsx'
import { UploadPhoto } from '../../resume/upload-photo.tsx'
import { UploadResume } from '../../resume/upload-resume.tsx'
import { doubtsOf, isAdded, isBeingRead, type Reading } from '../../resume/use-reading.ts'
import { sentences } from '../../sentences.ts'
import type { StepProps } from '../step.ts'
import { FiveYearsPicture } from './five-years-picture.tsx'
import { GapRow } from './gap-row.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import styles from './history.module.css'
import { JobCard } from './job-card.tsx'
import { MissingFields } from './missing-fields.tsx'
import { newJob, withoutUntouched } from './new-job.ts'
import { ReminderNotice } from './reminder-notice.tsx'
import { ResumeReminder } from './resume-reminder.tsx'
import { Removed, useRemoval } from './removal.tsx'
import { SchoolList } from './school-list.tsx'
import { timeline } from './timeline.ts'
import { withCompleteness } from './with-completeness.ts'

/** Jobs and gaps, newest first; Next asks in a dialog about what is missing. */
export function HistoryList(props: StepProps & { readonly resume: Reading }) {
  const { value, mode, errorOf, onChange, host, resume } = props
  const t = sentences.use()
  const [asked, setAsked] = useState<HistoryModal | null>(null)
  /** the start of the gap whose reason is typed */
  const [explained, setExplained] = useState<string>()
  const [isReminding, setReminding] = useState(false)
  const [isSending, setSending] = useState(false)
  const { jobs = [], done_adding_jobs: none = false } = value
  const gaps = gapsOf(jobs, value.gaps, today())
  useDropUntouched(props)

  const keep = (next: JobEntry[]) => onChange({ jobs: next, done_adding_jobs: false })
  const { removed, remove, undo } = useRemoval(jobs, keep, (index) => `jobs.${index}`)
  const add = (gap?: (typeof gaps)[number]) => {
    const job = newJob(jobs, gap)
    keep([...jobs, job])
    host.show(`new-job:${job.reference_id}`)
  }
  const next = (settled: Application = {}) => {
    const now = { ...value, ...settled }
    const modal = isReminded(now) ? null : historyModal(now, today())
    // In the profile only what cannot be saved is asked about.
    const stops = mode === 'profile' ? modal === 'incomplete' || modal === 'blank' : modal !== null
    setAsked(stops ? modal : null)
    if (!stops) return host.leave({ ...settled, ...(mode !== 'profile' && ignoringGaps(now)) })
    const known = { ...settled, ...(modal === 'gaps' && { gaps_asked: true }) }
    if (Object.keys(known).length > 0) onChange(known)
  }
  /** Who skipped the history, or said that there is none, thinks again. */
  const askReminder = async () => {
    if (isHistoryMissing(value)) return
    onChange({ resume_reminder: undefined, done_adding_jobs: false })
    host.save()
    await host.saved()
  }
  const remindAt = (at: Date) =>
    host.leave({
      resume_reminder: at.toISOString(),
      resume_status: resumeStatus.missing,
      done_adding_jobs: false,
    })
  /** on without any, which says nothing of whether there is some. */
  const skip = () => {
    setReminding(false)
    next({ resume_reminder: 'skip', resume_status: resumeStatus['not wanted'] })
  }
  const explain = () => {
    setAsked(null)
    setExplained(gaps.find((gap) => !isSettled(gap))?.start_date)
  }
  const saveResume = (part: Application) => {
    onChange(part)
    host.save()
  }
  const hasResume = isAdded(value) && host.refresh !== undefined
  const isReading = hasResume && (resume.reading === null || isBeingRead(resume.reading))
  /** a tap on the one answer that was missing goes on, where the resume left nothing to look at. */
  const answerMissing = (job: JobEntry, part: Partial<JobEntry>, isByPointer: boolean) => {
    const answered = { jobs: jobs.map((one) => (one === job ? withCompleteness({ ...one, ...part }) : one)) }
    const isMissing = (among: readonly JobEntry[]) =>
      among.some((one) => Object.keys(blockingJobErrors(one, today())).length > 0)
    const isDoubted = jobs.some((one) => doubtsOf(resume.reading, one).length > 0)
    const ends = isByPointer && isMissing(jobs) && !isMissing(answered.jobs) && !isDoubted
    if (ends && mode === 'wizard' && !isReading && !isSending) next(answered)
    else onChange(answered)
  }
  const finish = () => {
    const broken = jobs.find((job) => Object.keys(blockingJobErrors(job, today())).length > 0)
    host.show(`job:${broken?.reference_id}`)
  }
  return host.frame({
    onNext: () => next(),
    busy: isReading || isSending,
    children: (
      <>
        {hasResume && (
          <ResumeCard
            reading={resume.reading}
            jobs={jobs.length}
            onChange={saveResume}
            onSending={setSending}
          />
        )}
        {removed && <Removed what={removed} title={removed.entry.title || t('job.untitled')} onUndo={undo} />}
        <FiveYearsPicture
          jobs={jobs}
          gaps={gaps}
          onJob={(job) => host.show(`job:${job.reference_id}`)}
          onFill={add}
          onExplain={(gap) => setExplained(gap.start_date)}
        />
        {jobs.length > 0 && (
          <ul className={styles.jobs} aria-label={t('history.list')}>
            {timeline(jobs, gaps).map(({ job, gap }) =>
              gap ? (
                <GapRow
                  key={`gap ${gap.start_date}`}
                  gap={gap}
                  onSettle={(settled) => onChange({ gaps: withGap(value.gaps, gap, settled) })}
                  onAddJob={() => add(gap)}
                  isEdited={explained === gap.start_date}
                  onEdit={(edits) => setExplained(edits ? gap.start_date : undefined)}
                />
              ) : (
                <JobCard
                  key={job.reference_id}
                  job={job}
                  level={2}
                  id={`jobs.${jobs.indexOf(job)}`}
                  onEdit={() => host.show(`job:${job.reference_id}`)}
                  onRemove={() => remove(job)}
                >
                  <MissingFields job={job} onEdit={(...edit) => answerMissing(job, ...edit)} />
                  <JobDoubts
                    title={job.title || t('job.untitled')}
                    doubts={doubtsOf(resume.reading, job)}
                    onRight={resume.settle}
                    onMend={() => host.show(`job:${job.reference_id}`)}
                  />
                </JobCard>
              ),
            )}
          </ul>
        )}
        {isReminded(value) && <ReminderNotice at={new Date(value.resume_reminder!)} />}
        {host.refresh && !hasResume && (
          <Stack gap="tight">
            <UploadResume
              jobs={jobs.length}
              kind={jobs.length > 0 ? 'quiet' : 'secondary'}
              label={t('resume.upload')}
              onSent={saveResume}
              onSending={setSending}
            />
            <UploadPhoto jobs={jobs.length} onSent={saveResume} onSending={setSending} />
            <p className={styles.soft}>{t('resume.hint')}</p>
          </Stack>
        )}
        <Stack row>
          <Button icon="add" onClick={() => add()}>
            {jobs.length > 0 ? t('history.add') : t('history.add-first')}
          </Button>
          {mode !== 'profile' && jobs.length === 0 && !hasResume && (
            <>
              <Button onClick={() => setReminding(true)}>
                {t(isReminded(value) ? 'remind.change' : 'remind.offer')}
              </Button>
              {!none && (
                <Button kind="quiet" onClick={skip}>
                  {t('history.skip')}
                </Button>
              )}
            </>
          )}
        </Stack>
        {isReminding && (
          <ResumeReminder
            onClose={() => setReminding(false)}
            onAsk={askReminder}
            onSet={remindAt}
            onSkip={skip}
            onManual={() => add()}
          />
        )}
        <Checkbox
          id="done_adding_jobs"
          label={jobs.length > 0 ? t('history.no-more') : t('history.none')}
          checked={none}
          error={errorOf('done_adding_jobs')}
          onChange={(event) => onChange({ done_adding_jobs: event.target.checked })}
        />
        {mode === 'profile' && <SchoolList {...props} />}
        <HistoryDialog
          asked={asked}
          gaps={gaps.filter((gap) => !isSettled(gap))}
          onClose={() => setAsked(null)}
          onAdd={() => add()}
          onFinish={finish}
          onNoMore={() => next({ done_adding_jobs: true })}
          onExplain={explain}
          onSkipGaps={() => next({ gaps: withAllSettled(value.gaps, gaps) })}
        />
      </>
    ),
  })
}

/** Gaps that are still open when the person goes on become ignored. */
function ignoringGaps({ jobs, gaps }: Application): Application {
  const open = gapsOf(jobs, gaps, today()).filter((gap) => !isSettled(gap))
  return open.length > 0 ? { gaps: withAllSettled(gaps, open) } : {}
}

/** Removes untouched jobs when the list mounts. */
function useDropUntouched({ value, onChange }: StepProps): void {
  const latest = useRef({ value, onChange })
  useEffect(() => {
    const { jobs = [] } = latest.current.value
    const kept = withoutUntouched(jobs, today())
    if (kept.length < jobs.length) latest.current.onChange({ jobs: kept })
  }, [])
}
