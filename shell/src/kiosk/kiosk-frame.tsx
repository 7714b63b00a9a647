import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { beginKiosk, signOut } from '@lunchpail/contracts/auth/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { call } from '@lunchpail/kit-web/api-client'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useRememberedLanguage } from '@lunchpail/kit-web/language'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { clearDevice } from '@lunchpail/kit-web/storage/clear-device'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { expectSignOut } from '../layout/sign-out/signed-out-notice.ts'
import { kioskSentences } from './kiosk-sentences.ts'
import { useIdle } from './use-idle.ts'
import './kiosk.css'
import styles from './kiosk-frame.module.css'

/** Back to the start after a minute, said before. */
const backAfterSeconds = 60
const warnAfterSeconds = 40
/** the session could not be ended: the network is away */
const againMs = 5_000

/** the session is over already */
const unlessSignedOut = (error: unknown): void => {
  if (!(error instanceof ApiError && error.code === 'signed-out')) throw error
}

/** The browser keeps nothing of a form for the next person, and suggests nothing of the previous one. */
const fillByHand = ({ target }: FocusEvent): void => {
  const form = target instanceof HTMLElement ? target.closest('form') : null
  for (const field of form ? [form, ...form.querySelectorAll('input, select, textarea')] : [])
    field.setAttribute('autocomplete', 'off')
}

interface KioskFrameProps {
  /** goes to another page with a new document, which knows nothing of this one */
  readonly leave?: (start: string) => void
}

/** What is around every page of a shared device: a way to finish, the warning, and the way back to the start. */
export function KioskFrame({ leave = (start) => location.replace(start) }: KioskFrameProps) {
  const t = kioskSentences.use()
  const [kiosk] = useState(readKiosk)
  const { account } = useSession()
  const { pathname } = useLocation()
  const [failed, setFailed] = useState(false)
  const finishing = useRef(false)
  const isStart = kiosk?.start === pathname.replace(/\/$/, '')
  // also where a person only chose their language there: the next one would not read it
  const language = useRememberedLanguage()
  const atStart = isStart && !account && language === kiosk?.language
  const finish = async () => {
    if (!kiosk || finishing.current) return
    finishing.current = true
    try {
      if (account) {
        expectSignOut()
        await call(signOut, { body: {} }).catch(unlessSignedOut)
      }
      await clearDevice(kiosk)
      leave(kiosk.start)
    } catch (error) {
      reportError(error, 'kiosk')
      setFailed(true)
      finishing.current = false
    }
  }
  const goBack = useEffectEvent(() => void finish())
  const idle = useIdle(kiosk !== undefined && !atStart, backAfterSeconds, () => void finish())
  useEffect(() => {
    document.documentElement.dataset['kiosk'] = ''
    // a page that the browser kept whole would show the person before
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      finishing.current = false
      goBack()
    }
    addEventListener('pageshow', shown)
    document.addEventListener('focusin', fillByHand, true)
    return () => {
      document.removeEventListener('focusin', fillByHand, true)
      delete document.documentElement.dataset['kiosk']
      removeEventListener('pageshow', shown)
    }
  }, [])
  const wasAway = useRef(false)
  useEffect(() => {
    // by Back, with what was typed: the next person would find it in the form
    if (isStart && wasAway.current) goBack()
    wasAway.current = !isStart
  }, [isStart])
  // at the start whoever set it up is logged in, or a person whose session could not be ended before
  const mustFinish = failed || (isStart && account !== null)
  useEffect(() => {
    if (!mustFinish) return
    const first = failed ? undefined : setTimeout(() => goBack())
    const timer = setInterval(() => goBack(), againMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [mustFinish, failed])
  const accountId = account?.id
  useEffect(() => {
    // the session ends after 12 hours, should nothing of the above happen
    if (accountId !== undefined)
      call(beginKiosk, { body: {} }).catch((error: unknown) => reportError(error, 'kiosk'))
  }, [accountId])

  if (!kiosk || atStart) return null
  return (
    <>
      <div className={styles.bar}>
        <Button kind="primary" onClick={() => void finish()}>
          {t('finish')}
        </Button>
      </div>
      <Dialog
        open={failed || idle >= warnAfterSeconds}
        title={t(failed ? 'failed.title' : 'warning.title')}
        closeLabel={t('stay')}
        onClose={() => {}}
        actions={
          <>
            <Button onClick={() => void finish()}>{t('finish')}</Button>
            {!failed && <Button kind="primary">{t('stay')}</Button>}
          </>
        }
      >
        <p role="alert">
          {failed ? t('failed.text') : t('warning.text', { n: Math.max(0, backAfterSeconds - idle) })}
        </p>
      </Dialog>
    </>
  )
}
