import { phoneText } from '@lunchpail/contracts/language/figures'
import { PhoneField } from '@lunchpail/kit-ui/masked-fields'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../sentences.ts'
import { textFieldOf } from './entry-fields.tsx'
import { FactTable } from './fact-table.tsx'
import { Legal, NumberUse } from './legal.tsx'
import { PositionCard } from './position-card.tsx'
import type { FieldsProps } from './step.ts'

/** Fields of the account are shown and not asked; they come last, so that a phone shows the questions first. */
export function ContactFields({ value, errorOf, onChange, context }: FieldsProps) {
  const t = sentences.use()
  const { account, positions } = context
  const field = textFieldOf<'first_name' | 'last_name' | 'email'>(value, errorOf, onChange)
  const known = [
    { label: t('contact.name'), value: [account?.first_name, account?.last_name].filter(Boolean).join(' ') },
    { label: t('contact.email'), value: account?.email },
    { label: t('contact.phone'), value: phoneText(account?.phone ?? '') },
  ]
  return (
    <>
      {positions[0] && <PositionCard position={positions[0]} />}
      {!account?.first_name && (
        <TextField label={t('contact.first-name')} autoComplete="given-name" {...field('first_name')} />
      )}
      {!account?.last_name && (
        <TextField label={t('contact.last-name')} autoComplete="family-name" {...field('last_name')} />
      )}
      {!account?.phone && (
        <PhoneField
          id="phone"
          name="phone"
          label={t('contact.phone')}
          hint={t('contact.phone-hint')}
          value={value.phone ?? ''}
          error={errorOf('phone')}
          onChange={(phone) => onChange({ phone })}
        />
      )}
      {!account?.email && (
        <TextField label={t('contact.email')} type="email" autoComplete="email" {...field('email')} />
      )}
      <Stack gap="tight">
        <h2>{t('contact.known')}</h2>
        <FactTable rows={known} />
      </Stack>
      <NumberUse />
      <Legal />
    </>
  )
}
