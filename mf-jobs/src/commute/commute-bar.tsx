import { useEffect, useState } from 'react'
import { isOutOfArea, type Home } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { Button } from '@lunchpail/kit-ui/button'
import { bustCache } from '@lunchpail/kit-web/bust-cache'
import { reportError } from '@lunchpail/kit-web/error-report'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { sentences } from '../sentences.ts'
import { loadTimes } from './api.ts'
import styles from './commute.module.css'
import type { EstimatesDialog } from './estimates-dialog.tsx'
import { home } from './home.ts'
import { commuteSentences } from './sentences.ts'
import { times } from './times.ts'

const estimates = store<{ readonly EstimatesDialog: typeof EstimatesDialog } | undefined>(undefined)

interface JobsProps {
  /** their ids */
  readonly positions: readonly number[]
}

/** From where the ways to these jobs are told, or the offer to tell them. What it learns stands on their cards. */
export function CommuteBar({ positions }: JobsProps) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const Dialog = estimates.use()?.EstimatesDialog
  // by the same button once it failed, to which the focus returns from the dialog
  const press = async () => {
    setFailed(false)
    try {
      estimates.set(await retryChunk(() => import('./estimates-dialog.tsx')))
      setOpen(true)
    } catch (error) {
      reportError(error, 'estimates dialog')
      bustCache()
      setFailed(true)
    }
  }
  return (
    <div className={styles.bar}>
      <CommuteFrom positions={positions} />
      <Button size="small" icon="car" onClick={() => void press()}>
        <CommuteLabel />
      </Button>
      {failed && <span role="alert">{t('commute.failed')}</span>}
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Of the button, which asks for an address or for another one. */
export function CommuteLabel() {
  const t = commuteSentences.use()
  const ofList = sentences.use()
  return home.use() ? t('change-address') : ofList('commute.show')
}

/** From where, where that is known, and against what the minutes are told. */
export function CommuteFrom({ positions }: JobsProps) {
  const t = commuteSentences.use()
  const from = home.use()
  if (!from) return null
  const far = isOutOfArea(from)
  return (
    <>
      <p>{t(far ? 'from.far' : 'from.known', { address: from.city ?? from.address })}</p>
      {!far && positions.length > 0 && <Basis from={from} ids={positions.join()} />}
    </>
  )
}

interface BasisProps {
  readonly from: Home
  /** with commas, so that the same ones are not asked for again */
  readonly ids: string
}

/** Asks for the minutes, and says against what they are told. */
function Basis({ from, ids }: BasisProps) {
  const t = commuteSentences.use()
  const load = useLoad((signal) => loadTimes(from, ids.split(',').map(Number), signal), [from, ids])
  useEffect(() => {
    if (load.value)
      times.set({ ...times.get(), ...Object.fromEntries(load.value.times.map((time) => [time.id, time])) })
  }, [load.value])
  const failed = load.state === 'failed'
  return (
    <>
      <p role="status" className={styles.basis}>
        {failed ? t('failed') : load.value && t(`basis.${load.value.basis}`)}
      </p>
      {failed && (
        <Button size="small" onClick={load.retry}>
          {t('retry')}
        </Button>
      )}
    </>
  )
}
