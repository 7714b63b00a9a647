import { useState } from 'react'
import { loginPage } from '@lunchpail/contracts/auth/pages'
import { homePage } from '@lunchpail/contracts/shell/pages'
import { noShowsSlot } from '@lunchpail/contracts/engagement/slots'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { Navigate } from '@lunchpail/kit-web/router'
import { refreshSession, useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { Together } from '@lunchpail/kit-web/together'
import { forgetPerson } from '@lunchpail/kit-web/storage/forget-person'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { signOut } from '../api.ts'
import { loadSuspension } from './api.ts'
import { sentences } from '../sentences.ts'
import { ArchiveSection } from './archive-section.tsx'
import { EraseSection } from './erase-section.tsx'

/** Until when the person is suspended, their side of it, and what is kept about them. */
export function SuspendedScreen() {
  const t = sentences.use()
  const { account, limited } = useSession()
  const [leaving, setLeaving] = useState(false)
  usePageTitle(t('suspension.title'))
  // it is over, by its hour or by what they said
  if (account) return <Navigate to={homePage.path} replace />
  if (!limited) return <Navigate to={leaving ? homePage.path : loginPage.path} replace />
  const leave = async () => {
    setLeaving(true)
    await signOut()
    forgetPerson()
    await refreshSession()
  }
  return <Suspended onLeave={() => void leave()} />
}

function Suspended({ onLeave }: { readonly onLeave: () => void }) {
  const t = sentences.use()
  const language = useLanguage()
  const load = useLoad(loadSuspension, [])
  const known = load.value
  return (
    <Page width="narrow" title={t('suspension.title')}>
      {!known && load.state !== 'failed' && <Skeleton height="12rem" />}
      {!known && load.state === 'failed' && (
        <Unavailable
          title={t('suspension.unavailable')}
          retryLabel={t('login.retry')}
          onRetry={() => {
            load.retry()
            void refreshSession()
          }}
        />
      )}
      {known && (
        <>
          {known.until && (
            <Notice tone="warn">
              {t(known.by_operator ? 'suspension.by-operator' : 'suspension.no-shows', {
                time: dayAndTime(known.until, language),
              })}
            </Notice>
          )}
          <Together>
            <Slot slot={noShowsSlot} props={{}} onDone={() => void refreshSession()} />
            <ArchiveSection />
            <EraseSection hasPassword={known.has_password} />
            <Button wide onClick={onLeave}>
              {t('suspension.log-out')}
            </Button>
          </Together>
        </>
      )}
    </Page>
  )
}
