import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { textConsentWording } from '@lunchpail/contracts/auth/api'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { PhoneField } from '@lunchpail/kit-ui/masked-fields'
import { TextField } from '@lunchpail/kit-ui/text-field'
import type { Form } from '@lunchpail/kit-web/forms/use-form'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'
import { asksConsent, type Account, type AccountValues } from './account-values.ts'
import { EmailField } from '../forms/email-field.tsx'

interface ContactFieldsProps {
  readonly form: Form<AccountValues>
  /** the account, as it is or as the form was opened with it */
  readonly stored: Account
  /** errors that the page around the form knows */
  readonly known?: { readonly phone?: string | undefined; readonly email?: string | undefined }
}

/** Names, phone with the consent to texts, and email of an account. */
export function ContactFields({ form, stored, known = {} }: ContactFieldsProps) {
  const t = sentences.use()
  const rule = useRuleSentence()
  const { values, field, masked, checkbox } = form
  const [phone, email] = [masked('phone'), field('email')]
  return (
    <>
      <TextField label={t('sign-up.first-name')} autoComplete="given-name" {...field('first_name')} />
      <TextField label={t('sign-up.last-name')} autoComplete="family-name" {...field('last_name')} />
      <PhoneField
        label={t('sign-up.phone')}
        hint={t(isEmployer(stored.type) ? 'sign-up.phone-hint-employer' : 'sign-up.phone-hint')}
        {...phone}
        error={phone.error ?? known.phone}
      />
      {asksConsent(values, stored) && (
        <Checkbox label={rule(textConsentWording)} {...checkbox('text_consent')} />
      )}
      <EmailField {...email} error={email.error ?? known.email} />
    </>
  )
}
