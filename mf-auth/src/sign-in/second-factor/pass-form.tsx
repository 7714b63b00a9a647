import { passSecondFactor as contract } from '@lunchpail/contracts/auth/sign-in/second-factor-api'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { passSecondFactor } from './api.ts'
import { schemaErrorsOf } from '../../forms/field-errors.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { saidAtCode } from './said-at-code.ts'
import { secondFactorSentences } from './sentences.ts'

/** A code of the app, or a recovery code. */
export function PassForm({ onPassed }: { readonly onPassed: () => void }) {
  const t = secondFactorSentences.use()
  const form = useForm({
    initial: { code: '' },
    check: (values) => schemaErrorsOf(contract.body, values),
    submit: async ({ code }) => {
      await passSecondFactor(code).catch(saidAtCode)
      onPassed()
    },
  })
  return (
    <FormFrame form={form}>
      <TextField
        label={t('code.label')}
        hint={t('code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        width="medium"
        {...form.field('code')}
      />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('code.confirm')}
      </Button>
      <Link kind="alone" href={helpPage.path} renderLink={routerLink}>
        {t('code.lost')}
      </Link>
    </FormFrame>
  )
}
