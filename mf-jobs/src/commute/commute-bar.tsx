import { useEffect, useState } from 'react'
import { isOutOfArea, type Home } from '@lunchpail/contracts/jobs/home-cookie'
import { Button } from '@lunchpail/kit-ui/button'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadTimes } from './api.ts'
import styles from './commute.module.css'
import { EstimatesDialog } from './estimates-dialog.tsx'
import { home } from './home.ts'
import { commuteSentences } from './sentences.ts'
import { times } from './times.ts'

/** From where the ways to these jobs are told, or the offer to tell them. What it learns stands on their cards. */
export function CommuteBar({ positions }: { readonly positions: readonly number[] }) {
  const t = commuteSentences.use()
  const from = home.use()
  const [open, setOpen] = useState(false)
  const far = from !== null && isOutOfArea(from)
  return (
    <div className={styles.bar}>
      {from && <p>{t(far ? 'from.far' : 'from.known', { address: from.city ?? from.address })}</p>}
      <Button size="small" icon="car" onClick={() => setOpen(true)}>
        {t(from ? 'change-address' : 'show')}
      </Button>
      {from && !far && positions.length > 0 && <Basis from={from} ids={positions.join()} />}
      {open && <EstimatesDialog onClose={() => setOpen(false)} />}
    </div>
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
