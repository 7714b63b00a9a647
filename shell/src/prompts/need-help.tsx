import { useEffect, useState } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { accountSettingsPage, loginPage } from '@lunchpail/contracts/auth/pages'
import { supportSlot } from '@lunchpail/contracts/auth/slots'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Link } from '@lunchpail/kit-ui/link'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLocation } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { helpSentences } from '../pages/help/help-sentences.ts'
import { useSupport } from '../registry-context.ts'

/** What helps most people, over the page that they are on, and the way to the support. */
export function NeedHelp({ onClose }: { readonly onClose: () => void }) {
  const t = helpSentences.use()
  const { account } = useSession()
  const support = useSupport()
  const [writes, setWrites] = useState(false)
  const { key } = useLocation()
  const [openedOn] = useState(key)
  // Back leaves the page that it is over
  const left = !writes && key !== openedOn
  useEffect(() => {
    if (left) onClose()
  })
  if (left) return null
  if (writes) return <Slot slot={supportSlot} props={{ contact: account?.email ?? '' }} onDone={onClose} />
  const candidate = account !== null && !isEmployer(account.type)
  const ways = [
    ...(account ? [] : [{ page: loginPage.path, name: 'need.log-in' } as const]),
    ...(candidate ? [{ page: applicationsPage.path, name: 'need.applications' } as const] : []),
    ...(account ? [{ page: accountSettingsPage.path, name: 'need.account' } as const] : []),
    { page: helpPage.path, name: 'need.all' } as const,
  ]
  return (
    <Dialog open title={t('need.title')} closeLabel={t('need.close')} onClose={onClose}>
      <Stack>
        <p>{t('need.lead')}</p>
        <Stack gap="tight">
          {ways.map(({ page, name }) => (
            <Link key={page} kind="alone" href={page} renderLink={routerLink} onClick={onClose}>
              {t(name)}
            </Link>
          ))}
        </Stack>
        {support !== undefined && (
          <>
            <Button kind="primary" wide onClick={() => setWrites(true)}>
              {t('write')}
            </Button>
            <Link kind="alone" href={`mailto:${support}`}>
              {support}
            </Link>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
