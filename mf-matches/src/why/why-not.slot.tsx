import { useState } from 'react'
import type { whyNotSlot } from '@lunchpail/contracts/matches/slots'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { Link } from '@lunchpail/kit-ui/link'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLive } from '@lunchpail/kit-web/live'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { sentences } from './sentences.ts'
import { loadWhyNot } from './api.ts'

/** Asked for by few, so nothing is looked up before it is opened. */
function WhyNot({ id }: SlotComponentProps<typeof whyNotSlot>) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  return (
    <Disclosure kind="inline" summary={t('ask')} onToggle={setOpen}>
      {open && <Answer key={id} id={id} />}
    </Disclosure>
  )
}

function Answer({ id }: { readonly id: number }) {
  const t = sentences.use()
  const load = useLoad((signal) => loadWhyNot(id, signal), [id])
  // a decision or a changed preference, here or in another tab
  useLive('matches', load.retry)
  if (load.state === 'failed')
    return (
      <Unavailable
        title={t('failed')}
        text={load.error.message}
        retryLabel={t('retry')}
        onRetry={load.retry}
      />
    )
  if (!load.value)
    return (
      <Loading label={t('loading')}>
        <Skeleton width="80%" />
      </Loading>
    )
  const { text, link, more } = load.value
  return (
    <div role="status">
      <p>{text}</p>
      {more.length > 0 && (
        <>
          <p>{t('more')}</p>
          <ul>
            {more.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {link && (
        <Link href={link.path} renderLink={routerLink}>
          {link.text}
        </Link>
      )}
    </div>
  )
}

export default WhyNot
