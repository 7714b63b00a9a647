import { textConsentWording } from '@lunchpail/contracts/auth/api'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { PhoneField } from '@lunchpail/kit-ui/masked-fields'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { TextField } from '@lunchpail/kit-ui/text-field'
import type { Form } from '@lunchpail/kit-web/forms/use-form'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'
import { EmailField } from '../forms/email-field.tsx'
import { PasswordInput } from '../forms/password-input.tsx'
import {
  asksEmployer,
  asksName,
  asksPassword,
  asksPhone,
  asksType,
  isApplication,
  needsPassword,
  needsPhone,
  type SignUpPlace,
  type SignUpValues,
} from './sign-up-values.ts'

interface SignUpFieldsProps {
  readonly form: Form<SignUpValues>
  readonly place: SignUpPlace
  /** of several steps: whether the field is of this one */
  readonly isShown?: (field: keyof SignUpValues) => boolean
}

const always = () => true

export function SignUpFields({ form, place, isShown = always }: SignUpFieldsProps) {
  const { values, field, masked, checkbox } = form
  const t = sentences.use()
  const rule = useRuleSentence()
  const employer = asksEmployer(values, place)
  const optional = t('form.optional')
  const doubtOf = (field: keyof NonNullable<SignUpPlace['doubts']>): string | undefined => {
    const read = place.doubts?.[field]
    return read === undefined ? undefined : t('sign-up.doubt', { line: read })
  }
  const phoneHint = employer
    ? 'sign-up.phone-hint-employer'
    : isApplication(place)
      ? 'sign-up.phone-hint-application'
      : 'sign-up.phone-hint'
  return (
    <>
      {asksType(place) && !place.invite && (
        <RadioGroup
          legend={t('sign-up.type')}
          columns
          choices={[
            { value: 'applicant', label: t('sign-up.candidate'), hint: t('sign-up.candidate-hint') },
            { value: 'hiring manager', label: t('sign-up.employer'), hint: t('sign-up.employer-hint') },
          ]}
          {...field('type')}
        />
      )}
      {asksName(place) && isShown('first_name') && (
        <>
          <TextField
            label={t('sign-up.first-name')}
            autoComplete="given-name"
            hint={doubtOf('first_name')}
            {...field('first_name')}
          />
          <TextField
            label={t('sign-up.last-name')}
            autoComplete="family-name"
            hint={doubtOf('last_name')}
            {...field('last_name')}
          />
        </>
      )}
      {employer && (
        <>
          {!place.invite && (
            <TextField
              label={t('sign-up.company-name')}
              autoComplete="organization"
              {...field('company_name')}
            />
          )}
          <TextField
            label={t('sign-up.job-title')}
            mark={optional}
            autoComplete="organization-title"
            {...field('title')}
          />
        </>
      )}
      {isShown('email') && <EmailField hint={doubtOf('email')} {...field('email')} />}
      {isShown('phone') && asksPhone(values, place) && (
        <PhoneField
          label={t('sign-up.phone')}
          {...(!needsPhone(values, place) && !isApplication(place) && { mark: optional })}
          hint={[doubtOf('phone'), t(phoneHint)].filter(Boolean).join(' ')}
          {...masked('phone')}
        />
      )}
      {isShown('text_consent') && !employer && asksPhone(values, place) && (
        <Checkbox label={rule(textConsentWording)} {...checkbox('text_consent')} />
      )}
      {isShown('password') && asksPassword(values, place) && (
        <PasswordInput
          {...(!needsPassword(values, place) && { mark: optional })}
          hint={t('password.hint')}
          autoComplete="new-password"
          {...field('password')}
        />
      )}
    </>
  )
}
