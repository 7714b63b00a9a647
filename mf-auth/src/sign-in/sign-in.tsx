import { useLayoutEffect, useRef, useState } from 'react'
import { authType, type CodeType, isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { askForResetLink, type AuthRecord, type Sent } from '../api.ts'
import { ClaimQuestion } from './claim/claim-question.tsx'
import type { OwnAccount } from './claim/own-account.ts'
import { LimitedLink } from './limited-link.tsx'
import { stepSentence } from './step-sentence.ts'
import { handleText } from '../forms/handle-text.ts'
import { unbroken } from '../forms/unbroken.ts'
import { sentences } from '../sentences.ts'
import { useSupportChat } from '../support/use-support-chat.ts'
import { WithSupport } from '../support/with-support.tsx'
import { ChannelStep } from './channel-step.tsx'
import { CodeStep } from './code-step.tsx'
import { HandleStep } from './handle-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { Resend } from './codes/resend.tsx'
import type { SecretKind } from './codes/ask-for-secret.ts'
import { sendFailure } from './codes/send-failure.ts'
import { Undelivered } from './undelivered.tsx'
import { noOtherWay, waysOf } from './ways.ts'

/** Where the company's own login begins, which leads to `returnTo` afterwards. */
function signOnAddress(address: string, returnTo: string): string {
  const url = new URL(address, location.href)
  url.searchParams.set('redirect', returnTo)
  return url.href
}

/** The page that a form is on: where a login in place goes on. */
const thisPage = (): string => location.pathname + location.search + location.hash

/** What follows the handle. */
export type SignInGoal = 'password' | SecretKind

type Step =
  | { readonly kind: 'handle' }
  /** `company`: an employer wants another way than the password, which is no code */
  | { readonly kind: SignInGoal | 'company'; readonly record: AuthRecord }
  | {
      readonly kind: 'enter-code' | 'reset-sent'
      readonly record: AuthRecord
      readonly type: CodeType
      readonly sent: Sent
      readonly notMine: boolean
    }
  | { readonly kind: 'claim'; readonly claim: string }

/** Before the handle, which says what there is beside the password. */
const titlesBefore = { password: 'login.title', code: 'sign-in.another-way', reset: 'reset.title' } as const
const titles = {
  password: 'sign-in.enter-password',
  code: 'code.title',
  company: 'sign-in.another-way',
  'enter-code': 'code.enter',
  reset: 'reset.title',
  'reset-sent': 'reset.sent-title',
  claim: 'claim.title',
} as const

interface SignInProps {
  /** prefilled */
  readonly handle?: string | undefined
  readonly goal?: SignInGoal
  /** why the person is here, where they did not come by themselves */
  readonly notice?: string | undefined
  /** the heading gets the focus at once: the person turned to this form */
  readonly focused?: boolean
  /** what is around it says "Log in" already */
  readonly titled?: boolean
  /** where the company's own login leads afterwards; left out: to this page */
  readonly returnTo?: string
  readonly onSignedIn: () => void
  /** the account that has the contact is another person's: on to a sign-up */
  readonly onOwnAccount: (own: OwnAccount) => void
  /** there is a form before this one: Back leads to it, with what was typed */
  readonly onBack?: (handle: string) => void
}

/** Signing in step by step: a handle, then a password, a one-time code or a link to a new password. */
export function SignIn({
  handle = '',
  goal: firstGoal = 'password',
  notice,
  focused = false,
  titled = false,
  returnTo,
  onSignedIn,
  onOwnAccount,
  onBack,
}: SignInProps) {
  const t = sentences.use()
  const chat = useSupportChat()
  const [typed, setTyped] = useState(handle)
  const [goal, setGoal] = useState<SignInGoal>(firstGoal)
  const [step, setStep] = useState<Step>({ kind: 'handle' })
  const place = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [turns, setTurns] = useState(focused ? 1 : 0)
  useLayoutEffect(() => {
    // the page's own focus is left alone until the person has gone a step
    if (turns > 0) (heading.current ?? place.current?.querySelector('input'))?.focus()
  }, [turns])
  const show = (next: Step) => {
    chat.cancel()
    setStep(next)
    setTurns((count) => count + 1)
  }
  const known = (record: AuthRecord, as: string) => {
    setTyped(as)
    // another site signs this person in
    if (record.auth_type === authType.redirect && record.redirect)
      return location.assign(signOnAddress(record.redirect, returnTo ?? thisPage()))
    show({ kind: goal === 'code' && isEmployer(record.account_type) ? 'company' : goal, record })
  }
  const turnTo = (next: SignInGoal) => {
    setGoal(next)
    show('record' in step ? { kind: next, record: step.record } : step)
  }
  const back = () => {
    if (onBack) return onBack(typed)
    setGoal('password')
    show({ kind: 'handle' })
  }
  const asksHandle = step.kind === 'handle' && goal === 'password'
  const title = step.kind === 'handle' ? titlesBefore[goal] : titles[step.kind]
  const ways = 'notMine' in step && !step.notMine ? waysOf(step.record) : noOtherWay
  const Heading = titled ? 'h3' : 'h2'
  return (
    <WithSupport chat={chat} contact={typed}>
      <div ref={place}>
        <Stack>
          {(!titled || title !== 'login.title') && (
            <Heading ref={heading} tabIndex={-1}>
              {t(title)}
            </Heading>
          )}
          {asksHandle && <p>{t(stepSentence(returnTo ?? thisPage()))}</p>}
          {notice && step.kind === 'handle' && (
            <Notice tone="warn" role="alert">
              {notice}
            </Notice>
          )}
          <LimitedLink />
          {step.kind === 'claim' && (
            <ClaimQuestion
              claim={step.claim}
              onMine={onSignedIn}
              onOwnAccount={onOwnAccount}
              onExpired={back}
            />
          )}
          {step.kind === 'handle' ? (
            <HandleStep handle={typed} onTyped={setTyped} onKnown={known} />
          ) : (
            step.kind !== 'claim' && <p>{t('sign-in.as', { handle: handleText(typed) })}</p>
          )}
          {step.kind === 'password' && (
            <PasswordStep handle={typed} onForgot={() => turnTo('reset')} onSignedIn={onSignedIn} />
          )}
          {(step.kind === 'code' || step.kind === 'reset') && (
            <ChannelStep
              key={step.kind}
              kind={step.kind}
              handle={typed}
              record={step.record}
              onSent={(type, sent, notMine) =>
                show({
                  kind: step.kind === 'code' ? 'enter-code' : 'reset-sent',
                  record: step.record,
                  type,
                  sent,
                  notMine,
                })
              }
            />
          )}
          {step.kind === 'enter-code' && (
            <CodeStep
              key={step.type}
              handle={typed}
              type={step.type}
              sent={step.sent}
              ways={ways}
              notMine={step.notMine}
              onSent={(type, sent) => show({ ...step, type, sent })}
              onSignedIn={onSignedIn}
              onClaim={(claim) => show({ kind: 'claim', claim })}
            />
          )}
          {step.kind === 'reset-sent' && (
            <>
              <Notice tone="good">{t('reset.sent', { contact: unbroken(step.sent.sent_to) })}</Notice>
              <Undelivered
                kind="reset"
                handle={typed}
                type={step.type}
                sent={step.sent}
                ways={ways}
                onSent={(type, sent) => show({ ...step, type, sent })}
              />
              <Resend
                kind="reset"
                sent={step.sent}
                byText={step.type === 'text'}
                ask={() => askForResetLink(typed, step.type, step.notMine)}
                failureOf={(error) => sendFailure(error, 'reset', t)}
                onSent={(sent) => setStep({ ...step, sent })}
              />
            </>
          )}
          {step.kind === 'company' && !step.record.authorization_url && <p>{t('sign-in.no-company')}</p>}
          {(step.kind === 'password' || step.kind === 'company') && step.record.authorization_url && (
            <LinkButton wide href={signOnAddress(step.record.authorization_url, returnTo ?? thisPage())}>
              {t('sign-in.company')}
            </LinkButton>
          )}
          {step.kind === 'password' && !isEmployer(step.record.account_type) && (
            <Button wide onClick={() => turnTo('code')}>
              {t('sign-in.code')}
            </Button>
          )}
          {step.kind !== 'handle' && step.kind !== 'password' && step.kind !== 'claim' && (
            <Button wide onClick={() => turnTo('password')}>
              {t('sign-in.password')}
            </Button>
          )}
          {asksHandle && (
            <Button kind="quiet" onClick={() => turnTo('reset')}>
              {t('login.forgot')}
            </Button>
          )}
          {(!asksHandle || onBack) && (
            <Button kind="quiet" icon="back" onClick={back}>
              {t('sign-in.back')}
            </Button>
          )}
        </Stack>
      </div>
    </WithSupport>
  )
}
