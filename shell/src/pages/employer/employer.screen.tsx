import { useState } from 'react'
import { companyPage } from '@lunchpail/contracts/auth/pages'
import { accountSlot } from '@lunchpail/contracts/auth/slots'
import { deskPage } from '@lunchpail/contracts/engagement/pages'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { employerSentences } from './employer-sentences.ts'

/** What an employer's account can do today: its home, and in place of every page for candidates. */
export function Employer() {
  const t = employerSentences.use()
  const company = useSession().account?.company_name
  const [open, setOpen] = useState(false)
  usePageTitle(t('title'))
  return (
    <Page width="narrow" title={t('title')} lead={company ? t('lead', { company }) : t('lead-unnamed')}>
      <p>{t('today')}</p>
      <p>{t('opens')}</p>
      <p>{t('candidates')}</p>
      <LinkButton kind="primary" icon="clipboard" href={deskPage.path} renderLink={routerLink}>
        {t('desk')}
      </LinkButton>
      <LinkButton icon="building" href={companyPage.path} renderLink={routerLink}>
        {t('company')}
      </LinkButton>
      <Button onClick={() => setOpen(true)}>{t('account')}</Button>
      <Link kind="alone" href={jobListPage.path} renderLink={routerLink}>
        {t('jobs')}
      </Link>
      {open && <Slot slot={accountSlot} props={{ open: true }} onDone={() => setOpen(false)} />}
    </Page>
  )
}
