import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Draft } from '../../../draft/draft.ts'
import { sentences } from '../../../sentences.ts'

interface NoticesProps {
  readonly draft: Draft
  /** positions that no service knows were taken out */
  readonly unknown: boolean
  readonly onRetry: () => void
}

/** Notices above a step: a failed save, jobs that were taken out. */
export function Notices({ draft, unknown, onRetry }: NoticesProps) {
  const t = sentences.use()
  const any =
    draft.saveState === 'failed' ||
    unknown ||
    draft.closed.length + draft.applied.length + draft.waiting.length > 0
  if (!any) return null
  return (
    <Stack gap="tight">
      {draft.saveState === 'failed' && (
        <Notice tone="bad" role="alert" title={t('frame.failed-title')}>
          <Stack gap="tight">
            <p>{t('frame.failed')}</p>
            <p>{t('frame.failed-kept')}</p>
            <div>
              <Button size="small" icon="retry" onClick={onRetry}>
                {t('frame.retry')}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {draft.closed.map(({ id, title, company_name }) => (
        <Notice key={id} tone="warn" role="status">
          {t('notice.closed', { title, company: company_name })}
        </Notice>
      ))}
      {draft.applied.length > 0 && (
        <Notice role="status">{t('notice.applied', { n: draft.applied.length })}</Notice>
      )}
      {draft.waiting.length > 0 && <Notice role="status">{t('notice.waiting')}</Notice>}
      {unknown && (
        <Notice tone="warn" role="status">
          {t('notice.unknown')}
        </Notice>
      )}
    </Stack>
  )
}
