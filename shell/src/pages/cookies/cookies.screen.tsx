import { useState } from 'react'
import {
  type OptionalKind,
  optionalKinds,
  refusedKinds,
  cookieRemovals,
  cookieSettingsOf,
} from '@lunchpail/contracts/visit/cookie-settings'
import { Button } from '@lunchpail/kit-ui/button'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { hostedChat } from '@lunchpail/kit-web/storage/hosted-chat'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { asksNotToBeTracked, refusedHere } from '@lunchpail/kit-web/storage/may-keep'
import { toast } from '@lunchpail/kit-web/toast'
import { storageOfKind } from '@lunchpail/contracts/visit/optional-storage'
import { cookieSentences } from './cookie-sentences.ts'
import styles from '../legal/legal.module.css'

const savedMs = 4_000
/** The server renders the page as for a browser that refuses nothing. */
const isServer = typeof document === 'undefined'

/** Refuses each kind that is not needed. */
export function Cookies() {
  const t = cookieSentences.use()
  const [refused, setRefused] = useState<readonly OptionalKind[]>(() => (isServer ? [] : refusedHere()))
  const chat = hostedChat()
  const kinds = optionalKinds.filter((kind) => kind !== 'chat' || chat)
  const asked = isServer ? [] : refusedKinds('', asksNotToBeTracked())
  usePageTitle(t('title'))
  const allow = (kind: OptionalKind, allowed: boolean) =>
    setRefused((before) => (allowed ? before.filter((one) => one !== kind) : [...before, kind]))
  return (
    <Page title={t('title')} lead={t(chat ? 'lead-chat' : 'lead')}>
      <section className={styles.section}>
        <h2>{t('needed')}</h2>
        <p>{t('needed.text')}</p>
      </section>
      <section className={styles.section}>
        <h2>{t('optional')}</h2>
        <noscript>
          <p>{t('no-scripts')}</p>
        </noscript>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            saveCookieSettings(refused.filter((kind) => !asked.includes(kind)))
            toast(t('saved'), { milliseconds: savedMs })
          }}
        >
          <Stack gap="loose">
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(kind)}
                hint={[
                  t(`${kind}.text`, { host: chat?.host ?? '' }),
                  asked.includes(kind) && t('browser-asks'),
                ]
                  .filter(Boolean)
                  .join(' ')}
                checked={!refused.includes(kind)}
                disabled={asked.includes(kind)}
                onChange={(event) => allow(kind, event.target.checked)}
              />
            ))}
            <p>{t('this-browser')}</p>
            <Button type="submit" kind="primary">
              {t('save')}
            </Button>
          </Stack>
        </form>
      </section>
    </Page>
  )
}

/** Keeps the choice, and removes what this browser has of the refused kinds. */
function saveCookieSettings(chosen: readonly OptionalKind[]): void {
  document.cookie = cookieSettingsOf(chosen)
  const refused = refusedHere()
  for (const removal of cookieRemovals(document.cookie, refused)) document.cookie = removal
  try {
    for (const name of refused.flatMap((kind) => storageOfKind[kind])) localStorage.removeItem(name)
  } catch {
    // storage that is closed holds nothing
  }
}
