import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { geohashOf } from './geohash-of.ts'
import { moreSentences } from './sentences.ts'
import styles from './more.module.css'

/** Two or three miles: near enough for a list of jobs, and no address of a home. */
const letters = 5

/** Asks the device where it is, once somebody presses it. */
export function MyLocation({ onPlace }: { readonly onPlace: (geohash: string) => void }) {
  const t = moreSentences.use()
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
  const find = () => {
    setState('finding')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPlace(geohashOf(coords, letters))
      },
      () => setState('failed'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  return (
    <div className={styles.location}>
      <Button size="small" icon="place" onClick={find} aria-disabled={state === 'finding'}>
        {t(state === 'finding' ? 'location.finding' : 'location.use')}
      </Button>
      <p role="status">{state === 'failed' && t('location.failed')}</p>
    </div>
  )
}
