import { useState } from 'react'
import { loggedInBefore } from '@lunchpail/contracts/auth/sign-in/logged-in-before'
import type { entrySlot } from '@lunchpail/contracts/auth/slots'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import { usrIn } from '@lunchpail/contracts/auth/sign-in/usr-in'
import { useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import type { SlotProps } from '@lunchpail/contracts/slot'
import type { OwnAccount } from '../sign-in/claim/own-account.ts'
import type { LoginPrefill } from '../entry-address.ts'

export type EntryProps = SlotProps<typeof entrySlot>

/** Which of the two forms shows, and with what. */
export function useEntry({ start, handle, redirect }: EntryProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // a known handle means a login
  const known = handle ?? usrIn(search) ?? undefined
  const [form, setForm] = useState(start ?? (known || loggedInBefore(document.cookie) ? 'login' : 'sign-up'))
  const [prefill, setPrefill] = useState<LoginPrefill>()
  const [own, setOwn] = useState<OwnAccount>()
  const [turns, setTurns] = useState(0)
  return {
    form,
    handle: prefill?.handle ?? known,
    notice: prefill?.sentence,
    /** how often the person turned to the other form */
    turns,
    /** of whoever proved a contact, and signs up with it */
    own,
    showOwn(proven: OwnAccount) {
      setOwn(proven)
      setForm('sign-up')
      setTurns((count) => count + 1)
    },
    show(next: 'login' | 'sign-up', with_?: LoginPrefill) {
      setPrefill(with_)
      setForm(next)
      setTurns((count) => count + 1)
    },
    /** Where a page asked for it, its address after the login. */
    leave() {
      if (redirect !== undefined) void navigate(redirectTarget(redirect), { replace: true })
    },
  }
}
export type Entry = ReturnType<typeof useEntry>
