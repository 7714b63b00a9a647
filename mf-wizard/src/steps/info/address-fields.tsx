import { typedZip } from '@lunchpail/contracts/wizard/rules/typed-zip'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { pasteZip } from '@lunchpail/kit-web/forms/paste-zip'
import { sentences } from '../../sentences.ts'
import { StateField, textFieldOf } from '../entry-fields.tsx'
import type { FieldsProps } from '../step.ts'
import { useCityOfZip } from './use-city-of-zip.ts'

type AddressField =
  | 'address_line1'
  | 'address_line2'
  | 'address_city'
  | 'address_state'
  | 'address_postal_code'

/** Outside the U.S. nothing is required, and state and zip are not asked. */
export function AddressFields({ value, errorOf, onChange }: FieldsProps) {
  const t = sentences.use()
  const fillInCity = useCityOfZip({ value, onChange })
  const international = value.address_international ?? false
  const field = textFieldOf<AddressField>(value, errorOf, onChange)
  const takeZip = (address_postal_code: string) => {
    onChange({ address_postal_code })
    void fillInCity(address_postal_code)
  }
  return (
    <Stack>
      <Stack gap="tight">
        <h2>{t('info.address')}</h2>
        <p>{t('info.address-why')}</p>
      </Stack>
      <Checkbox
        id="address_international"
        label={t('info.international')}
        checked={international}
        onChange={(event) => onChange({ address_international: event.target.checked })}
      />
      <TextField
        label={t('info.line1')}
        autoComplete="address-line1"
        maxLength={200}
        {...field('address_line1')}
      />
      <TextField
        label={t('info.line2')}
        mark={t('optional')}
        autoComplete="address-line2"
        maxLength={200}
        {...field('address_line2')}
      />
      {!international && (
        <TextField
          label={t('info.zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          width="short"
          maxLength={10}
          hint={t('info.zip-why')}
          {...field('address_postal_code')}
          onPaste={pasteZip(takeZip)}
          onChange={({ target }) => takeZip(typedZip(target.value))}
        />
      )}
      <TextField
        label={t('info.city')}
        autoComplete="address-level2"
        maxLength={200}
        {...field('address_city')}
      />
      {!international && <StateField autoComplete="address-level1" {...field('address_state')} />}
    </Stack>
  )
}
