import { useRef, useState } from 'react'
import { commuteWaitMs } from '@lunchpail/contracts/jobs/enumerations'
import { isOutOfArea } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { preferencesPage } from '@lunchpail/contracts/profile/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { AddressFields } from './address-fields.tsx'
import { forgetHome, home, isHomeKept } from './home.ts'
import { commuteSentences } from './sentences.ts'
import { useAddress } from './use-address.ts'

/** The address that ways to work are told from, saved and removed by its person; no server has it. */
export function Component() {
  const t = commuteSentences.use()
  const { account } = useSession()
  const from = home.use()
  const [became, setBecame] = useState<'saved' | 'removed'>()
  const form = useAddress({
    submitLabel: t('home.save'),
    waitMs: commuteWaitMs.preferences,
    onSaved: () => setBecame('saved'),
  })
  const status = useRef<HTMLDivElement>(null)
  usePageTitle(t('home.title'), { error: form.error !== '' })
  const remove = () => {
    forgetHome()
    form.setAddress('')
    setBecame('removed')
    // the button that was pressed is gone
    status.current?.focus()
  }
  return (
    <Page
      title={t('home.title')}
      lead={t('home.lead')}
      width="narrow"
      {...(account && {
        above: (
          <Link href={preferencesPage.path} renderLink={routerLink} kind="alone" icon="back">
            {t('home.back')}
          </Link>
        ),
      })}
    >
      <div ref={status} tabIndex={-1} role="status">
        {from ? (
          <Notice tone={isOutOfArea(from) ? 'warn' : 'good'}>
            {t(isOutOfArea(from) ? 'from.far' : became === 'saved' ? 'home.saved' : 'home.known', {
              address: from.address,
            })}
            {!isHomeKept() && <p>{t('home.refused')}</p>}
          </Notice>
        ) : (
          became === 'removed' && <Notice tone="good">{t('home.removed')}</Notice>
        )}
      </div>
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <ErrorSummary title={t('errors')} {...form.summary} />
          <AddressFields {...form} />
          <Button type="submit" kind="primary" busy={form.busy}>
            {t('home.save')}
          </Button>
          {from && <Button onClick={remove}>{t('home.remove')}</Button>}
        </Stack>
      </form>
    </Page>
  )
}
