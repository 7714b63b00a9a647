import { useState } from 'react'
import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { CardSkeleton } from '../../card/card-skeleton.tsx'
import { useDecisions } from '../../decisions/use-decisions.ts'
import { sentences } from '../../sentences.ts'
import { loadDeal } from './load-deal.ts'
import { MatchesDeck } from './matches-deck.tsx'
import { PreferencesNotice } from './preferences-notice.tsx'
import { usePreferencesArrival } from './use-preferences-arrival.ts'
import { WhatMatchesAre } from './what-matches-are.tsx'

/** Jobs that fit, a card at a time. 2 §2. */
export function Component() {
  const t = sentences.use()
  const queue = useDecisions()
  const load = useLoad((signal) => loadDeal(queue, signal), [queue])
  const arrival = usePreferencesArrival(load)
  // what was pressed is gone with the cards that it was about
  const [takesFocus, setTakesFocus] = useState(false)
  usePageTitle(t('title'))
  const deal = load.state === 'ready' && !arrival.isAwaited ? load.value : undefined

  const again = () => {
    setTakesFocus(true)
    load.retry()
  }
  return (
    <Page title={t('title')} width="narrow">
      {load.state === 'failed' && (
        <Unavailable
          title={t('unavailable.title')}
          text={t('unavailable.text')}
          retryLabel={t('unavailable.retry')}
          onRetry={again}
        />
      )}
      {deal && !deal.preferences && <PreferencesNotice onSaved={arrival.begin} />}
      {deal && (
        <>
          <MatchesDeck key={deal.group} deal={deal} takesFocus={takesFocus} onNext={again} />
          {deal.cards.length > 0 && <WhatMatchesAre />}
        </>
      )}
      {!deal && load.state !== 'failed' && <CardSkeleton />}
    </Page>
  )
}
