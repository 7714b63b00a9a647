import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { addressCharacters } from '@lunchpail/contracts/jobs/commute-limits'
import { commuteWaitMs } from '@lunchpail/contracts/jobs/enumerations'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { TextField } from '@lunchpail/kit-ui/text-field'
import type { ApiError } from '@lunchpail/kit-web/api-error'
import { loadAddress, type FoundAddress } from './api.ts'
import { home } from './home.ts'
import { saveHome } from './save-home.ts'
import { commuteSentences } from './sentences.ts'

interface AddressDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
  /** 2 §9: in preferences nobody waits */
  readonly waitMs?: number
}

/** Addresses that say the same, however they are written. */
const plain = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 2 §5: an address that is written differently than typed is offered once, and taken the second time. */
export function AddressDialog({ onClose, onSaved, waitMs = commuteWaitMs.default }: AddressDialogProps) {
  const t = commuteSentences.use()
  const [address, setAddress] = useState(home.get()?.address ?? '')
  const [suggested, setSuggested] = useState<FoundAddress & { readonly typed: string }>()
  const [error, setError] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  /** What is known to be meant; or says what is missing. */
  const meant = async (typed: string): Promise<FoundAddress | string | undefined> => {
    if (typed === '') return t('address.empty')
    if (suggested && [suggested.address, suggested.typed].some((one) => plain(one) === plain(typed)))
      return suggested
    const found = await loadAddress(typed)
    if (!found) return t('address.unknown')
    if (plain(found.address) === plain(typed)) return found
    setSuggested({ ...found, typed })
    setAddress(found.address)
    return undefined
  }
  const calculate = async () => {
    const found = await meant(address.trim())
    if (typeof found === 'string') throw new Error(found)
    if (!found) return field.current?.focus()
    await saveHome(found, waitMs)
    onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError('')
    calculate().then(
      () => setBusy(false),
      (failure: Error | ApiError) => {
        setError(failure.message)
        setAttempt((count) => count + 1)
        setBusy(false)
      },
    )
  }
  return (
    <FormDialog
      title={t('address.title')}
      form={{
        busy,
        onSubmit: submit,
        summary: { fieldErrors: error ? [{ field: 'address', message: error }] : [], attempt },
      }}
      words={{ close: t('close'), cancel: t('cancel'), submit: t('calculate'), errors: t('errors') }}
      onClose={onClose}
    >
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
        {!busy && !error && suggested && <p>{t('address.suggested', { address: suggested.address })}</p>}
        {!busy && !error && suggested?.approximate && <p>{t('address.approximate')}</p>}
      </div>
      <p>{t('show.kept')}</p>
    </FormDialog>
  )
}
