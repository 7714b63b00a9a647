import { useEffect, useRef, useState } from 'react'
import type { entrySlot } from '@lunchpail/contracts/auth/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useErrorInPageTitle } from '@lunchpail/kit-web/page-title'
import { useSession } from '@lunchpail/kit-web/session'
import { EntryUnavailable } from '../entry/entry-unavailable.tsx'
import type { LoginPrefill } from '../entry/entry-address.ts'
import { SignUpForm } from '../forms/sign-up-form.tsx'
import { loggedInBefore } from '../entry/login-cookie.ts'
import { sentences } from '../sentences.ts'
import { SignIn } from '../sign-in/sign-in.tsx'

export function EntrySlot({ start, handle, candidate, onDone }: SlotComponentProps<typeof entrySlot>) {
  const t = sentences.use()
  const { available } = useSession()
  const [form, setForm] = useState(start ?? (handle || loggedInBefore() ? 'login' : 'sign-up'))
  const [prefill, setPrefill] = useState<LoginPrefill>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [turns, setTurns] = useState(0)
  const [hasErrors, setHasErrors] = useState(false)
  useErrorInPageTitle(hasErrors)
  useEffect(() => {
    // the page's own focus is left alone until the person has turned to the other form
    if (turns > 0) heading.current?.focus()
  }, [turns])

  const show = (next: 'login' | 'sign-up', with_?: LoginPrefill) => {
    setPrefill(with_)
    setForm(next)
    setHasErrors(false)
    setTurns((count) => count + 1)
  }
  const done = () => onDone({ signedIn: true })

  if (!available) return <EntryUnavailable />
  const login = form === 'login'
  return (
    <Stack>
      {login ? (
        <SignIn
          handle={prefill?.handle ?? handle}
          notice={prefill?.sentence}
          focused={turns > 0}
          onHasErrors={setHasErrors}
          onSignedIn={done}
        />
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {t('sign-up.title')}
          </h2>
          <SignUpForm
            place={{ candidate, inline: true }}
            onDuplicate={(duplicate) => show('login', duplicate)}
            onHasErrors={setHasErrors}
            onSignedIn={done}
          />
        </>
      )}
      <Stack row gap="tight">
        <span>{t(login ? 'login.new-here' : 'sign-up.have-account')}</span>
        <Button kind="quiet" onClick={() => show(login ? 'sign-up' : 'login')}>
          {t(login ? 'login.create' : 'sign-up.log-in')}
        </Button>
      </Stack>
    </Stack>
  )
}
