import { useState } from 'react'
import { chooseCompany as contract, type OwnCompany } from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { managersPage } from '@lunchpail/contracts/auth/pages'
import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import { companyTextPage } from '@lunchpail/contracts/jobs/pages'
import { emailSettingsSlot } from '@lunchpail/contracts/engagement/slots'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { chooseCompany, loadCompany } from './api.ts'
import { ContactConfirmation } from '../contacts/contact-confirmation.tsx'
import { schemaErrorsOf } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { levelName } from './level-name.ts'
import { RequireSection } from '../sign-in/second-factor/require-section.tsx'
import { SecondFactorFirst } from '../sign-in/second-factor/second-factor-first.tsx'
import { secondFactorSentences } from '../sign-in/second-factor/sentences.ts'
import { sentences } from '../sentences.ts'

/** How an employer stands with a company, and whom that waits for. */
export function CompanyScreen() {
  const t = sentences.use()
  const load = useLoad((signal) => loadCompany(signal), [])
  const [chosen, setChosen] = useState<OwnCompany>()
  usePageTitle(t('company.title'))
  const own = chosen ?? load.value
  const reload = () => {
    setChosen(undefined)
    load.retry()
  }
  if (own)
    return (
      <Standing
        key={`${own.state} ${own.company?.id}`}
        own={own}
        onChosen={setChosen}
        onSecondFactor={reload}
      />
    )
  if (load.state === 'failed' && load.error.code === 'forbidden')
    return (
      <Page width="narrow" title={t('company.candidate')}>
        <p>{t('company.candidate-text')}</p>
      </Page>
    )
  return (
    <Page width="narrow" title={t('company.title')}>
      {load.state === 'failed' ? (
        <Unavailable title={t('company.unavailable')} retryLabel={t('company.retry')} onRetry={load.retry} />
      ) : (
        <Loading label={t('company.loading')}>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
    </Page>
  )
}

/** The page of the portal that sent the person here. */
const nextPage = (state: unknown): string | undefined =>
  state instanceof Object && 'next' in state && typeof state.next === 'string' ? state.next : undefined

interface StandingProps {
  readonly own: OwnCompany
  readonly onChosen: (own: OwnCompany) => void
  /** it was shown, or is to be shown now */
  readonly onSecondFactor: () => void
}

function Standing({ own, onChosen, onSecondFactor }: StandingProps) {
  const t = sentences.use()
  const { account } = useSession()
  const company = own.company?.name ?? ''
  const second = secondFactorSentences.use()
  const navigate = useNavigate()
  const next = nextPage(useLocation().state)
  const passed = () => {
    if (next === undefined) return onSecondFactor()
    void navigate(next, { replace: true })
  }
  if (own.state === 'joined' && own.permission?.level === permissionLevel.none)
    return (
      <Page width="narrow" title={company}>
        <Notice tone="warn" title={t('managers.forbidden')}>
          {t('managers.forbidden-text')}
        </Notice>
      </Page>
    )
  if (own.state === 'joined' && account?.email_verified === false)
    return (
      <Page width="narrow" title={company}>
        <EmailFirst />
      </Page>
    )
  const { step } = own.second_factor
  if (own.state === 'joined' && step !== 'none')
    return (
      <Page width="narrow" title={second('first.title')}>
        <SecondFactorFirst step={step} company={company} onPassed={passed} />
      </Page>
    )
  if (own.state === 'joined')
    return (
      <Page width="wide" title={company} above={<PortalNav />}>
        <Stack gap="loose">
          <Notice tone="good" title={t('company.joined')}>
            {t('company.joined-text', { company, level: t(levelName(own.permission!.level)) })}
          </Notice>
          <Stack row>
            {isAllowed(own.permission, 'user', 'view') && (
              <LinkButton icon="users" href={managersPage.path} renderLink={routerLink}>
                {t('company.managers')}
              </LinkButton>
            )}
            {isAllowed(own.permission, 'company', 'view') && (
              <LinkButton icon="briefcase" href={companyTextPage.path} renderLink={routerLink}>
                {t('company.page')}
              </LinkButton>
            )}
          </Stack>
          {isAllowed(own.permission, 'company', 'admin') && (
            <RequireSection company={company} standing={own.second_factor} onChanged={onSecondFactor} />
          )}
          {isAllowed(own.permission, 'user', 'view') && <Slot slot={emailSettingsSlot} props={{}} />}
        </Stack>
      </Page>
    )
  if (own.state === 'pending')
    return (
      <Page width="narrow" title={t('company.pending', { company })}>
        <Stack>
          <Notice>{t('company.pending-text')}</Notice>
          <EmailFirst />
        </Stack>
      </Page>
    )
  if (own.state === 'asked')
    return (
      <Page width="narrow" title={t('company.asked', { company })}>
        <Stack>
          <Notice>
            {t(own.waits_for === 'approval' ? 'company.waits-approval' : 'company.waits-admins', { company })}
          </Notice>
          <EmailFirst />
          <AnotherButton name={company} onChosen={onChosen} />
        </Stack>
      </Page>
    )
  return (
    <Page
      width="narrow"
      title={t(`company.${own.state}`, { company })}
      lead={t(`company.${own.state}-text`, { company })}
    >
      <Stack>
        <ChooseForm onChosen={onChosen} />
        {own.state === 'declined' && <AnotherButton name={company} onChosen={onChosen} />}
      </Stack>
    </Page>
  )
}

/** Whoever approves a company or accepts a manager goes by the email, and no one joins before it is proven. */
function EmailFirst() {
  const t = sentences.use()
  const { account } = useSession()
  if (!account || account.email_verified) return null
  return (
    <Stack>
      <p>{t('company.email-first')}</p>
      <ContactConfirmation account={account} only="email" />
    </Stack>
  )
}

/** Two companies may have one name. */
function AnotherButton({ name, onChosen }: Pick<StandingProps, 'onChosen'> & { readonly name: string }) {
  const t = sentences.use()
  const form = useForm({
    initial: {},
    check: () => ({}),
    submit: async () => onChosen(await chooseCompany(name, true)),
  })
  return (
    <FormFrame form={form}>
      <Button type="submit" wide busy={form.busy}>
        {t('company.another')}
      </Button>
    </FormFrame>
  )
}

function ChooseForm({ onChosen }: Pick<StandingProps, 'onChosen'>) {
  const t = sentences.use()
  const named = useSession().account?.company_name ?? ''
  const form = useForm({
    initial: { company_name: named },
    check: (values) => schemaErrorsOf(contract.body, values),
    submit: async ({ company_name }) => onChosen(await chooseCompany(company_name, false)),
  })
  return (
    <FormFrame form={form}>
      <TextField label={t('company.name')} autoComplete="organization" {...form.field('company_name')} />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('company.send')}
      </Button>
    </FormFrame>
  )
}
