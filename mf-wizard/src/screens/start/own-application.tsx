import { useState } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import type { Session } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadWizard, type WizardAnswer } from '../../api.ts'
import { draftKeeper, type DraftKeeper } from '../../draft/draft-keeper.ts'
import { named } from '../../steps/new-job.ts'
import { sentences } from '../../sentences.ts'
import { Wizard } from './wizard.tsx'

export type Account = NonNullable<Session['account']>

interface Props {
  readonly account: Account
  readonly ids: readonly number[]
}

/** What the account tells already is not asked again, and stays as the account has it. */
const contactOf = ({ first_name, last_name, email, phone }: Account): Application =>
  Object.fromEntries(Object.entries({ first_name, last_name, email, phone }).filter(([, value]) => value))

function begin({ account }: Props, loaded: WizardAnswer): DraftKeeper {
  const keeper = draftKeeper(account.id, loaded)
  const { application, positions, waiting } = keeper.get()
  if (application.jobs?.some((job) => !job.reference_id)) keeper.edit({ jobs: named(application.jobs) })
  if (positions.length + waiting.length > 0) {
    const contact = Object.entries(contactOf(account)).filter(
      ([key, value]) => application[key as keyof Application] !== value,
    )
    keeper.edit({ ...Object.fromEntries(contact), positions: application.positions })
  }
  return keeper
}

const Ready = ({ loaded, ...props }: Props & { readonly loaded: WizardAnswer }) => {
  const [keeper] = useState(() => begin(props, loaded))
  return <Wizard keeper={keeper} account={props.account} />
}

/** The signed-in person's application: loads it, then shows its steps. */
export const OwnApplication = (props: Props) => {
  const t = sentences.use()
  usePageTitle(t('intro.title'))
  const { value, state, retry } = useLoad((signal) => loadWizard(props.ids, signal), [])
  if (value) return <Ready {...props} loaded={value} />
  return (
    <Page width="narrow" title={t('intro.title')}>
      {state === 'failed' ? (
        <Unavailable
          title={t('load.failed')}
          text={t('load.failed-text')}
          retryLabel={t('frame.retry')}
          onRetry={retry}
        />
      ) : (
        <Loading label={t('load.loading')}>
          <Skeleton shape="block" height="7rem" />
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </Page>
  )
}
