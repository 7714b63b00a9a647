import { useState } from 'react'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { isSettled, type Gap } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { sentences } from '../../sentences.ts'
import { monthsShown, pictureOf, yearsShown } from './five-years.ts'
import styles from './five-years.module.css'

interface FiveYearsPictureProps {
  readonly jobs: readonly JobEntry[]
  readonly gaps: readonly Gap[]
  readonly onJob: (job: JobEntry) => void
  readonly onFill: (gap: Gap) => void
  readonly onExplain: (gap: Gap) => void
}

const percent = (months: number): string => `${(100 * months) / monthsShown}%`

/** The last five years at a glance: a list of buttons for whoever hears it, a picture for whoever sees it. */
export function FiveYearsPicture({ jobs, gaps, onJob, onFill, onExplain }: FiveYearsPictureProps) {
  const t = sentences.use()
  const [asked, setAsked] = useState<Gap>()
  const entries = pictureOf(jobs, gaps, today())
  if (entries.length === 0) return null
  const datesOf = ({ start_date, end_date, untilToday }: Gap) =>
    t('gap.dates', { start: start_date, end: untilToday ? t('job.present') : end_date })
  const nameOf = ({ job, gap }: (typeof entries)[number]) =>
    gap
      ? t('gap.title', { dates: datesOf(gap) })
      : t('years.job', {
          title: job.title || t('job.untitled'),
          dates: t('job.dates', {
            start: job.start_date ?? '',
            end: job.current_job ? t('job.present') : (job.end_date ?? ''),
          }),
        })
  const answer = (work: (gap: Gap) => void) => () => {
    const gap = asked!
    setAsked(undefined)
    work(gap)
  }
  const rows = Math.max(...entries.map(({ row }) => row)) + 1
  return (
    <div className={styles.figure}>
      <p className={styles.caption} aria-hidden="true">
        {t('years.title')}
      </p>
      <ol
        className={styles.picture}
        aria-label={t('years.title')}
        style={{ gridTemplateRows: `repeat(${rows}, var(--target))` }}
      >
        {entries.map((entry) => (
          <li
            key={entry.gap ? `gap ${entry.gap.start_date}` : entry.job.reference_id}
            className={styles.entry}
            style={{
              gridRow: entry.row + 1,
              insetInlineStart: percent(entry.from),
              inlineSize: percent(entry.months),
            }}
          >
            <button
              type="button"
              className={entry.gap ? (isSettled(entry.gap) ? styles.settled : styles.gap) : styles.job}
              aria-label={nameOf(entry)}
              // drawn by the style: the card below has it as text
              data-short={entry.gap ? '?' : (entry.job.title ?? '')}
              title={nameOf(entry)}
              onClick={() => (entry.gap ? setAsked(entry.gap) : onJob(entry.job))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.years} aria-hidden="true">
        {yearsShown(today()).map(({ year, at }) => (
          <span key={year} style={{ insetInlineStart: percent(at) }}>
            {year}
          </span>
        ))}
      </div>
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          title={t('gap.title', { dates: datesOf(asked) })}
          closeLabel={t('frame.close')}
          actions={
            <>
              <Button onClick={answer(onExplain)}>{t('gap.explain')}</Button>
              <Button kind="primary" icon="add" onClick={answer(onFill)}>
                {t('history.add-first')}
              </Button>
            </>
          }
        >
          <p>{t('gap.prompt')}</p>
        </Dialog>
      )}
    </div>
  )
}
