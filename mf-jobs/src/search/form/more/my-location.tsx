import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { areaDigits, geohashOf } from '@lunchpail/contracts/jobs/rules/geohash'
import { moreSentences } from './sentences.ts'
import styles from './more.module.css'

/** Its own time limit does not count while it waits for a permission that nobody gives or refuses. */
const mostMs = 15_000

/** Asks the device where it is, once it is pressed. */
export function MyLocation({ onPlace }: { readonly onPlace: (geohash: string) => void }) {
  const t = moreSentences.use()
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
  const find = () => {
    setState('finding')
    const late = setTimeout(() => setState('failed'), mostMs)
    const settle = (next: 'idle' | 'failed') => {
      clearTimeout(late)
      setState(next)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        settle('idle')
        onPlace(geohashOf(coords, areaDigits))
      },
      () => settle('failed'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  return (
    // a press must not take the focus from the field, with which this goes
    <div className={styles.location} onMouseDown={(event) => event.preventDefault()}>
      <Button size="small" icon="place" onClick={find} aria-disabled={state === 'finding'}>
        {t(state === 'finding' ? 'location.finding' : 'location.use')}
      </Button>
      <p role="status">{state === 'failed' && t('location.failed')}</p>
    </div>
  )
}
