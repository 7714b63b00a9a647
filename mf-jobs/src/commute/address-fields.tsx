import { addressCharacters } from '@lunchpail/contracts/jobs/commute/commute-limits'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { commuteSentences } from './sentences.ts'
import type { AddressForm } from './use-address.ts'

/** The field, and what is said about what was typed. */
export function AddressFields({ field, address, setAddress, error, busy, sentences }: AddressForm) {
  const t = commuteSentences.use()
  return (
    <>
      <TextField
        ref={field}
        name="address"
        label={t('address.label')}
        hint={t('address.hint')}
        error={error || undefined}
        value={address}
        autoComplete="street-address"
        maxLength={addressCharacters}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div role="status">
        {busy && <p>{t('calculating')}</p>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}
