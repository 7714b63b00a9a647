import { useState } from 'react'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { refreshSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'

/** In place of a form while no one can be signed in. */
export function EntryUnavailable() {
  const t = sentences.use()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void refreshSession().finally(() => setBusy(false))
  }
  return (
    <Unavailable
      title={t('login.unavailable.title')}
      text={t('login.unavailable.text')}
      retryLabel={t('login.retry')}
      onRetry={retry}
      busy={busy}
    />
  )
}
