import { companyTextCharacters } from '@lunchpail/contracts/jobs/company-text-api'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadCompanyText, saveCompanyText, type CompanyText } from '../portal/api.ts'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { portalSentences } from '../portal/sentences.ts'
import { companyAddress } from './company-address.ts'

/** What candidates read of the company on its page, and on those of its jobs. */
export function Component() {
  const t = portalSentences.use()
  const load = useLoad(loadCompanyText, [])
  const title = t('company-text.title')
  usePageTitle(title)
  const known = load.value
  return (
    <Page title={title} above={<PortalNav />} {...(known && { lead: t('company-text.lead') })}>
      {load.state === 'failed' ? (
        <Failed error={load.error} title={t('company-text.down')} onRetry={load.retry} />
      ) : known ? (
        <Stack>
          {known.company_id !== null && (
            <Link href={companyAddress(known.company_id, 1)} renderLink={routerLink}>
              {t('company-text.page')}
            </Link>
          )}
          {known.text === null && known.of_feed !== null && known.may.edit && (
            <p>{t('company-text.now', { text: known.of_feed })}</p>
          )}
          <Form known={known} />
        </Stack>
      ) : (
        <Loading label={t('company-text.loading')}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
    </Page>
  )
}

function Form({ known }: { readonly known: CompanyText }) {
  const t = portalSentences.use()
  const form = useForm({
    initial: { text: known.text ?? '' },
    check: () => ({}),
    submit: async (typed) => {
      await saveCompanyText(typed.text)
      toast(t('company-text.saved'))
    },
  })
  if (!known.may.edit) return <p>{known.text ?? known.of_feed ?? t('company-text.none')}</p>
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <Stack>
        <ErrorSummary title={t('errors.title')} {...form.summary} />
        <TextareaField
          label={t('company-text.label')}
          hint={known.of_feed === null ? t('company-text.hint') : t('company-text.hint-feed')}
          maxLength={companyTextCharacters}
          rows={6}
          {...form.field('text')}
        />
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('company-text.save')}
        </Button>
      </Stack>
    </form>
  )
}
