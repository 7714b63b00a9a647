import { Notice } from '@lunchpail/kit-ui/notice'
import { portalSentences } from '../portal/sentences.ts'
import type { CheckIns } from './use-check-ins.ts'

/** What became of the check-ins that the service does not have. */
export function CheckInNotices({
  marks,
  refusal,
  lost,
  unknown,
}: Pick<CheckIns, 'marks' | 'refusal' | 'lost' | 'unknown'>) {
  const t = portalSentences.use()
  return (
    <>
      {marks.length > 0 && (
        <Notice tone="warn" title={t('door.waiting', { n: marks.length })}>
          {refusal ?? t('door.waiting-text')}
        </Notice>
      )}
      {lost && (
        <Notice tone="bad" title={t('door.lost', { n: lost.count })}>
          {lost.reason}
        </Notice>
      )}
      {unknown.length > 0 && <Notice tone="bad">{t('door.unknown', { codes: unknown.join(', ') })}</Notice>}
    </>
  )
}
