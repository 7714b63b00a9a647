import { useEffect, useRef, useState } from 'react'
import { savedPage } from '@lunchpail/contracts/matches/pages'
import type { saveJobSlot } from '@lunchpail/contracts/matches/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../sentences.ts'
import { saveJob, unsaveJob, useSavedIds } from './saved-ids.ts'
import styles from './saved.module.css'

/** Saves the job of a page, or no longer; once it is saved, the way to all of them. */
function SaveJob({ id, title, press: pressed }: SlotComponentProps<typeof saveJobSlot>) {
  const t = sentences.use()
  const ids = useSavedIds()
  const [busy, setBusy] = useState(false)
  // where they could not be read, saving tells them
  const on = ids !== undefined && ids !== 'failed' && ids.includes(id)
  const press = async () => {
    setBusy(true)
    try {
      await (on ? unsaveJob(id) : saveJob(id))
    } catch {
      toast(t(on ? 'saved.remove-failed' : 'saved.failed'), { tone: 'bad' })
    }
    setBusy(false)
  }
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(pressed)
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    // it went with the button that was pressed, unless the person went on meanwhile
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    void press()
  })
  const label = t(on ? 'saved.on' : 'saved.save')
  return (
    <div className={styles.place}>
      <Button
        ref={button}
        size="small"
        icon={on ? 'check' : 'heart'}
        // as it is seen, so that it can be said to press it (WCAG 2.5.3)
        aria-label={t('saved.label', { label, title })}
        aria-pressed={on}
        busy={busy || ids === undefined}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {on && (
        <Link href={savedPage.path} renderLink={routerLink}>
          {t('saved.all')}
        </Link>
      )}
    </div>
  )
}

export default SaveJob
