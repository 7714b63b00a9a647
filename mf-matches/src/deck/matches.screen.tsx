import { useState } from 'react'
import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { useDecisions } from '../decisions/use-decisions.ts'
import { HowRanked } from '../ranking/how-ranked.tsx'
import { sentences } from '../sentences.ts'
import { loadBatch, type MatchesBatch } from './load-batch.ts'
import { Locked } from './locked.tsx'
import { MatchesDeck } from './matches-deck.tsx'
import { PreferencesNotice } from './preferences-notice.tsx'
import { useReloadAfterPreferences } from './use-reload-after-preferences.ts'
import { WhatMatchesAre } from './what-matches-are.tsx'
import styles from './matches.module.css'

/** Jobs that fit, a card at a time. */
export function Component() {
  const t = sentences.use()
  const queue = useDecisions()
  const load = useLoad((signal) => loadBatch(queue, signal), [queue])
  const reloading = useReloadAfterPreferences(load)
  // the pressed button unmounts with its cards
  const [takesFocus, setTakesFocus] = useState(false)
  /** the batch that the person is done with */
  const [over, setOver] = useState<MatchesBatch>()
  usePageTitle(t('title'))
  const { value } = load
  const batch = value === over || reloading.isReloading ? undefined : value

  const again = () => {
    setTakesFocus(true)
    setOver(value)
    load.retry()
  }
  const hear = () => {
    // what this page did comes back too: no card moves under whoever decides here
    if (!batch?.cards.length || !document.hasFocus()) load.retry()
  }
  useLive('matches', hear)
  useLive('deck', hear)
  return (
    <Page title={t('title')} width="narrow">
      {!batch && load.state === 'failed' && (
        <Unavailable
          title={t('unavailable.title')}
          text={t('unavailable.text')}
          retryLabel={t('unavailable.retry')}
          onRetry={again}
        />
      )}
      {batch?.locked && <Locked {...batch.locked} saved={batch.saved} />}
      {batch && !batch.locked && (
        <>
          <MatchesDeck key={batch.group} batch={batch} takesFocus={takesFocus} onNext={again} />
          {/* under the card, which is what people came for */}
          {!batch.preferences && <PreferencesNotice onSaved={reloading.begin} />}
          {batch.cards.length > 0 && <WhatMatchesAre />}
          <HowRanked />
        </>
      )}
      {!batch && load.state !== 'failed' && (
        <div className={styles.loading}>
          <CardSkeleton />
        </div>
      )}
    </Page>
  )
}
