import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { AccountForm } from '../contacts/account-form.tsx'
import type { Account } from '../contacts/account-values.ts'
import { sentences } from '../sentences.ts'

interface LostEmailProps {
  readonly account: Account
  readonly onDone: () => void
}

/** Another person proved the email of this account, which has none now: its person is asked for another. */
export function LostEmail({ account, onDone }: LostEmailProps) {
  const t = sentences.use()
  usePageTitle(t('lost-email.title'))
  return (
    <Page width="narrow" title={t('lost-email.title')} lead={t('lost-email.lead')}>
      <AccountForm account={account} onSaved={onDone} onCancel={onDone} />
    </Page>
  )
}
