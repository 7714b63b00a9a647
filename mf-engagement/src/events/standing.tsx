import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import { Notice } from '@lunchpail/kit-ui/notice'
import { gatheringSentences as sentences } from './gathering-sentences.ts'

interface StandingProps {
  readonly gathering: Pick<Gathering, 'starts_at'>
  readonly registration: Registration
}

/** Whether one has a place or waits for one, as long as it is not over. */
export function Standing({ gathering, registration: { state, ahead, checked_in_at: came } }: StandingProps) {
  const t = sentences.use()
  if (state !== 'registered')
    return (
      <Notice title={t('own.waiting')}>
        {ahead === 0 ? t('own.next') : t('own.ahead', { n: ahead ?? 0 })}
      </Notice>
    )
  return (
    <Notice tone="good" title={t('own.registered')}>
      {t(
        came !== null
          ? 'own.checked-in'
          : gathering.starts_at === null
            ? 'own.confirmed'
            : 'own.registered-text',
      )}
    </Notice>
  )
}
