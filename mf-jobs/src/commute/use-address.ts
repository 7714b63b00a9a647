import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { ApiError } from '@lunchpail/kit-web/api-error'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { loadAddress, type FoundAddress } from './api.ts'
import { home } from './home.ts'
import { saveHome } from './save-home.ts'
import { commuteSentences } from './sentences.ts'

interface Asked {
  /** of the button that is pressed again where another address is offered */
  readonly submitLabel: string
  /** in preferences nothing waits for it, and the page stays */
  readonly waitMs: number
  readonly onSaved: () => void
}
export type AddressForm = ReturnType<typeof useAddress>

/** Addresses that say the same, however they are written. */
const plain = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** An address that is written differently than typed is offered once, and taken the second time. */
export function useAddress({ submitLabel, waitMs, onSaved }: Asked) {
  const t = commuteSentences.use()
  const rule = useRuleSentence()
  const [address, setAddress] = useState(home.get()?.address ?? '')
  const [suggested, setSuggested] = useState<FoundAddress & { readonly typed: string }>()
  const [error, setError] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  /** What is known to be meant; or says what is missing. */
  const meant = async (typed: string): Promise<FoundAddress | string | undefined> => {
    if (typed === '') return rule('commute.address')
    if (suggested && [suggested.address, suggested.typed].some((one) => plain(one) === plain(typed)))
      return suggested
    const found = await loadAddress(typed)
    if (!found) return t('address.unknown')
    if (plain(found.address) === plain(typed)) return found
    setSuggested({ ...found, typed })
    setAddress(found.address)
    return undefined
  }
  const save = async () => {
    const found = await meant(address.trim())
    if (typeof found === 'string') throw new Error(found)
    if (!found) return field.current?.focus()
    await saveHome(found, waitMs)
    setSuggested(undefined)
    onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError('')
    save().then(
      () => setBusy(false),
      (failure: Error | ApiError) => {
        setError(failure.message)
        setAttempt((count) => count + 1)
        setBusy(false)
      },
    )
  }
  const offered = busy || error !== '' ? undefined : suggested
  return {
    field,
    address,
    setAddress,
    error,
    busy,
    submit,
    summary: { fieldErrors: error ? [{ field: 'address', message: error }] : [], attempt },
    /** about what was found */
    sentences: offered
      ? [
          t('address.suggested', { address: offered.address, button: submitLabel }),
          ...(offered.approximate ? [t('address.approximate')] : []),
        ]
      : [],
  }
}
