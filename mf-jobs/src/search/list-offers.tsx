import { Suspense, useState } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { Button } from '@lunchpail/kit-ui/button'
import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import { sentences } from '../sentences.ts'
import { Down } from './down.tsx'
import { more, prepareMore } from './form/more.ts'
import styles from './job-list.module.css'

const ListMap = whenWanted(
  'list map',
  async () => (await import('./map/list-map.tsx')).ListMap,
  ({ retry }) => <Down title="down.map" onRetry={retry} />,
)

interface ListOffersProps {
  readonly positions: readonly PositionCard[]
  readonly hrefOf: (job: PositionCard) => string
  readonly renderLink: RenderLink
}

/** Offers to tell the ways to these jobs, and to show where they are. What does it comes once it is wanted. */
export function ListOffers(props: ListOffersProps) {
  const { positions } = props
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  const [map, setMap] = useState(false)
  const { CommuteFrom, CommuteLabel, EstimatesDialog } = more.use() ?? {}
  const [failed, setFailed] = useState(false)
  const press = async () => {
    setFailed(false)
    await prepareMore()
    const came = more.get()?.EstimatesDialog !== undefined
    // it does not open later, when something else brings it
    setOpen(came)
    setFailed(!came)
  }
  return (
    <>
      <div className={styles.offer}>
        {CommuteFrom && <CommuteFrom positions={positions.map(({ id }) => id)} />}
        <Button kind="quiet" size="small" icon="car" onClick={() => void press()}>
          {CommuteLabel ? <CommuteLabel /> : t('commute.show')}
        </Button>
        {positions.length > 0 && (
          <Button kind="quiet" size="small" icon="place" aria-expanded={map} onClick={() => setMap(!map)}>
            {t('list.map')}
          </Button>
        )}
        {failed && <span role="alert">{t('commute.failed')}</span>}
        {open && EstimatesDialog && <EstimatesDialog onClose={() => setOpen(false)} />}
      </div>
      {map && (
        <Suspense>
          <ListMap {...props} />
        </Suspense>
      )}
    </>
  )
}
