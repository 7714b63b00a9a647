import { useState } from 'react'
import type { ResumeDoubt } from '@lunchpail/contracts/wizard/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../sentences.ts'

const labels = {
  title: 'job.title',
  company: 'job.company',
  city: 'info.city',
  state: 'info.state',
  start_date: 'job.start',
  end_date: 'job.end',
} as const

/** As of a photo: they are shown together, and in the form each beside its line. */
const severalDoubts = 3

interface JobDoubtsProps {
  readonly title: string
  readonly doubts: readonly ResumeDoubt[]
  readonly onRight: (doubt: ResumeDoubt) => Promise<void>
  readonly onMend: (doubt: ResumeDoubt) => void
}

/** What the reader doubts about a job, each beside the line that it came from. */
export function JobDoubts({ title, doubts, onRight, onMend }: JobDoubtsProps) {
  const t = sentences.use()
  const [busy, setBusy] = useState<string>()
  const settle = async (doubt: ResumeDoubt) => {
    setBusy(doubt.field)
    await onRight(doubt).catch(() => {})
    setBusy(undefined)
  }
  if (doubts.length >= severalDoubts) {
    const settleAll = async () => {
      setBusy('all')
      for (const doubt of doubts) await onRight(doubt).catch(() => {})
      setBusy(undefined)
    }
    return (
      <Notice tone="warn" title={t('resume.doubts')}>
        <Stack gap="tight">
          <ul>
            {doubts.map(({ field, value }) => (
              <li key={field}>{t('resume.doubt', { field: t(labels[field]), value })}</li>
            ))}
          </ul>
          <Stack row>
            <Button
              size="small"
              icon="check"
              busy={busy === 'all'}
              aria-label={t('resume.all-right-named', { title })}
              onClick={() => void settleAll()}
            >
              {t('resume.all-right')}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={t('resume.mend-job', { title })}
              onClick={() => onMend(doubts[0]!)}
            >
              {t('resume.mend')}
            </Button>
          </Stack>
        </Stack>
      </Notice>
    )
  }
  return doubts.map((doubt) => {
    const { field, value, line } = doubt
    const named = { field: t(labels[field]), value }
    return (
      <Notice key={field} tone="warn" title={t('resume.doubt', named)}>
        <Stack gap="tight">
          <p>{t('resume.doubt-line', { line })}</p>
          <Stack row>
            <Button
              size="small"
              icon="check"
              busy={busy === field}
              aria-label={t('resume.right-named', named)}
              onClick={() => void settle(doubt)}
            >
              {t('resume.right')}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={t('resume.mend-named', named)}
              onClick={() => onMend(doubt)}
            >
              {t('resume.mend')}
            </Button>
          </Stack>
        </Stack>
      </Notice>
    )
  })
}
