import { useState } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../sentences.ts'
import { more, prepareMore } from './form/more.ts'
import styles from './job-list.module.css'

/** JB-09: offers to tell the ways to these jobs. What does it comes once it is wanted; the button stays the same. */
export function CommuteOffer({ positions }: { readonly positions: readonly Pick<PositionCard, 'id'>[] }) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  const { CommuteFrom, CommuteLabel, EstimatesDialog } = more.use() ?? {}
  const press = () => {
    setOpen(true)
    void prepareMore()
  }
  return (
    <div className={styles.offer}>
      {CommuteFrom && <CommuteFrom positions={positions.map(({ id }) => id)} />}
      <Button kind="quiet" size="small" icon="car" onClick={press}>
        {CommuteLabel ? <CommuteLabel /> : t('commute.show')}
      </Button>
      {open && EstimatesDialog && <EstimatesDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
