import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@lunchpail/kit-ui/icon'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'
import styles from './account-menu.module.css'

interface AccountMenuProps {
  readonly className?: string | undefined
  /** opens upwards, from the tab bar */
  readonly above?: boolean
}

/** Closes on Escape (the focus goes back to the button), on a press elsewhere, and with a change of page. */
function useOpen() {
  const { key } = useLocation()
  // open on the page where it was opened, and on no other
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === key
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const press = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpenOn(undefined)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenOn(undefined)
      place.current?.querySelector('button')?.focus()
    }
    addEventListener('pointerdown', press)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', escape)
    }
  }, [open])
  return { open, toggle: () => setOpenOn(open ? undefined : key), place }
}

/** Whoever is signed in loads it: a first visit has no one to show. */
const load = () => import(/* webpackChunkName: "signed-in" */ './account-panel.tsx')
const AccountPanel = lazy(load)

/** The button with the person's name, and what it opens. */
export function AccountMenu({ className, above = false }: AccountMenuProps) {
  const t = sentences.use()
  const { account } = useSession()
  const { open, toggle, place } = useOpen()
  const panel = useId()
  const isIn = account !== null
  useEffect(() => {
    // for the press to open it at once; where it does not come, the press asks again
    if (isIn) load().catch(() => {})
  }, [isIn])
  if (!account) return null
  return (
    <div ref={place} className={styles.place}>
      <button type="button" className={className} aria-expanded={open} aria-controls={panel} onClick={toggle}>
        <Icon name="user" />
        <span>{above || account.first_name === '' ? t('account') : account.first_name}</span>
      </button>
      <div id={panel} hidden={!open} className={above ? styles.above : styles.below}>
        {open && (
          <Suspense fallback={null}>
            <AccountPanel account={account} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
