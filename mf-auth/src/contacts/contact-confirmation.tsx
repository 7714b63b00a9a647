import { useLayoutEffect, useRef, useState } from 'react'
import { changePhoneSlot } from '@lunchpail/contracts/profile/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { refusedFields } from '@lunchpail/kit-web/forms/refused-fields'
import { Slot } from '@lunchpail/kit-web/slot'
import { toast } from '@lunchpail/kit-web/toast'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { askForEmailCode, askForPhoneCode, isUndelivered, type SentToPhone } from '../api.ts'
import { sentences } from '../sentences.ts'
import { asksEmail, EmailCodeFirst } from '../sign-in/second-factor/email-code-first.tsx'
import { NotSent } from '../sign-in/codes/not-sent.tsx'
import { Resend } from '../sign-in/codes/resend.tsx'
import { unbroken } from '../forms/unbroken.ts'
import { useUndelivered } from '../sign-in/codes/use-undelivered.ts'
import { useSending } from '../sign-in/codes/use-sending.ts'
import type { Account } from './account-values.ts'
import { ContactCodeForm } from '../sign-in/codes/contact-code-form.tsx'

/** 1 §8: 4 seconds. */
const failureToastMs = 4_000

interface SentCode extends SentToPhone {
  readonly type: CodeType
}

interface ContactConfirmationProps {
  readonly account: Account
  /** another page wants the one, and nothing of the other */
  readonly only?: CodeType
  /** the page says why by itself */
  readonly isBare?: boolean
}

/** Whether phone and email are proven, their proof by a code, and a change of the number. */
export function ContactConfirmation({ account, only, isBare = false }: ContactConfirmationProps) {
  const t = sentences.use()
  const [sent, setSent] = useState<SentCode>()
  const [changing, setChanging] = useState(false)
  // what the profile saved a moment ago; auth may not have heard of it yet
  const [number, setNumber] = useState<string>()
  const [proven, setProven] = useState<CodeType>()
  // a manager moves a number once they read the email of the account
  const [emailFirst, setEmailFirst] = useState<() => void>()
  const place = useRef<HTMLDivElement>(null)
  const [turns, setTurns] = useState(0)
  useLayoutEffect(() => {
    // what was pressed is gone
    if (turns > 0) place.current?.focus()
  }, [turns])
  const turn = () => setTurns((count) => count + 1)
  const failureOf = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const field = Object.values(refusedFields(error))[0]
    if (field) return field.error
    if (['too-many-codes', 'second-factor-needed'].includes(error.code)) return error.message
    toast(t('phone.send-failed'), { tone: 'bad', milliseconds: failureToastMs })
    return undefined
  }
  const { sending, failure, send } = useSending<CodeType>(failureOf)
  const undelivered = useUndelivered(sent, () =>
    isUndelivered({ code_type: sent!.type, what: sent!.type === 'text' ? 'phone' : 'email' }),
  )
  const { phone, phone_state, phone_takes_texts, email, email_verified } = account
  const isUnproven = only !== 'email' && phone !== null && phone_state !== 'verified'
  // a number that was saved a moment ago is not looked up yet
  const noTexts = isUnproven && !phone_takes_texts && number === undefined
  const open = {
    text: isUnproven && !noTexts,
    email: only !== 'text' && !email_verified && email !== '',
  }
  const idle = !changing && sent === undefined && emailFirst === undefined
  const isDone = idle && !open.text && !open.email && !noTexts
  if (isDone && (only === 'email' || phone === null) && !proven) return null
  const ask = async (type: CodeType, to = number): Promise<SentCode> =>
    type === 'text'
      ? { ...(await askForPhoneCode(to)), type }
      : { ...(await askForEmailCode()), needs_password: false, type }
  const picked = sent ? sent.type === 'text' : open.text
  const about = open.text && open.email && idle ? 'contact' : picked ? 'phone' : 'email'
  const begin = (type: CodeType, to?: string) =>
    void send(type, async () => {
      try {
        setSent(await ask(type, to))
      } catch (error) {
        if (!asksEmail(error)) throw error
        return setEmailFirst(() => () => begin(type, to))
      }
      setProven(undefined)
      turn()
    })
  const take = (phone: string | null) => {
    setChanging(false)
    turn()
    if (phone === null) return
    setNumber(phone)
    setSent(undefined)
    begin('text', phone)
  }
  const verified = (isDone || (proven && idle)) && (
    <Notice tone="good" role="status">
      {t(proven === 'email' ? 'email.verified' : 'phone.verified')}
    </Notice>
  )
  const asksNothing = noTexts && !open.email
  const title = t(asksNothing ? 'phone.no-texts-title' : `${about}.title`)
  const steps = !isDone && (
    <Stack>
      {verified}
      {noTexts && (
        <Notice tone="info" title={t('phone.no-texts-title')}>
          {t('phone.no-texts')}
        </Notice>
      )}
      {!asksNothing && !isBare && (
        <Notice tone="info" title={title}>
          {t(about === 'phone' && phone_state === 'changed' ? 'phone.changed' : `${about}.unverified`)}
        </Notice>
      )}
      <NotSent failure={failure} />
      {emailFirst && (
        <EmailCodeFirst
          onConfirmed={() => {
            setEmailFirst(undefined)
            emailFirst()
          }}
        />
      )}
      {changing && (
        // the number is the profile's to save
        <Slot slot={changePhoneSlot} props={{}} onDone={({ phone: next }) => take(next)} />
      )}
      {!changing && sent && (
        <>
          {undelivered && (
            <Notice tone="warn" role="alert">
              {t(`undelivered.${sent.type}`, { contact: unbroken(sent.sent_to) })}
            </Notice>
          )}
          <ContactCodeForm
            key={sent.sent_to}
            type={sent.type}
            sentTo={sent.sent_to}
            asksPassword={sent.needs_password}
            onConfirmed={() => {
              setProven(sent.type)
              setSent(undefined)
              setNumber(undefined)
              turn()
            }}
          />
          <Resend
            kind="code"
            sent={sent}
            byText={sent.type === 'text'}
            ask={() => ask(sent.type)}
            failureOf={failureOf}
            onSent={(next) => setSent({ ...sent, ...next })}
          />
        </>
      )}
      {idle && open.text && (
        <Button wide busy={sending === 'text'} onClick={() => begin('text')}>
          {t('code.text')}
        </Button>
      )}
      {(idle || (undelivered && sent?.type === 'text' && !changing)) && open.email && (
        <Button wide busy={sending === 'email'} onClick={() => begin('email')}>
          {t('code.email')}
        </Button>
      )}
      {!changing && only !== 'email' && phone !== null && (
        <Button
          kind="quiet"
          onClick={() => {
            setChanging(true)
            turn()
          }}
        >
          {t('phone.change')}
        </Button>
      )}
    </Stack>
  )
  return (
    <div ref={place} role="group" aria-label={isDone ? undefined : title} tabIndex={-1}>
      {isDone ? verified : steps}
    </div>
  )
}
