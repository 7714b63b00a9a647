import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { Draft } from '../../draft/draft.ts'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { usePickNoMore } from '../pick-no-more.ts'
import { sentences } from '../../sentences.ts'
import type { Go } from './use-step.ts'

interface NoticesProps {
  readonly draft: Draft
  /** positions that no service knows were taken out */
  readonly unknown: boolean
  readonly step: StepName
  readonly go: Go
  /** the last submit failed, and `onRetry` submits again */
  readonly isUnsent: boolean
  readonly onRetry: () => void
}

/** Notices above a step: a failed save or submit, jobs that were taken out. */
export function Notices({ draft, unknown, step, go, isUnsent, onRetry }: NoticesProps) {
  const t = sentences.use()
  const language = useLanguage()
  usePickNoMore(draft.closed)
  const withdrawn = draft.applied.flatMap(({ apply_again_at }) => apply_again_at ?? [])
  const applied = draft.applied.length - withdrawn.length
  // On the contact step it is at the field.
  const taken = step === 'contact' ? [] : Object.values(draft.taken.sentences)
  // a later save that comes through sends nothing
  const hasFailed = isUnsent || draft.saveState === 'failed'
  const any =
    taken.length > 0 ||
    hasFailed ||
    unknown ||
    draft.closed.length + draft.applied.length + draft.waiting.length > 0
  if (!any) return null
  return (
    <Stack gap="tight">
      {hasFailed && (
        <Notice tone="bad" role="alert" title={t(isUnsent ? 'review.unsent' : 'frame.failed-title')}>
          <Stack gap="tight">
            <p>{t('frame.failed')}</p>
            <p>{t(isUnsent ? 'review.unsent-kept' : 'frame.failed-kept')}</p>
            <div>
              <Button size="small" icon="retry" onClick={onRetry}>
                {t('frame.retry')}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {taken.length > 0 && (
        <Notice tone="bad" role="alert" title={byDots(taken)}>
          <Button size="small" icon="edit" onClick={() => go('contact', { fromReview: step === 'review' })}>
            {t('review.edit-named', { section: t('review.contact') })}
          </Button>
        </Notice>
      )}
      {draft.closed.map(({ id, title, company_name }) => (
        <Notice key={id} tone="warn" role="status">
          {t('notice.closed', { title, company: company_name })}
        </Notice>
      ))}
      {applied > 0 && <Notice role="status">{t('notice.applied', { n: applied })}</Notice>}
      {withdrawn.map((at) => (
        <Notice key={at} role="status">
          {t('notice.withdrawn', { date: dayAndTime(at, language) })}
        </Notice>
      ))}
      {draft.waiting.length > 0 && <Notice role="status">{t('notice.waiting')}</Notice>}
      {unknown && (
        <Notice tone="warn" role="status">
          {t('notice.unknown')}
        </Notice>
      )}
    </Stack>
  )
}
