import { useEffect, useRef } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Progress } from '@lunchpail/kit-ui/progress'
import { refusedFields } from '@lunchpail/kit-web/forms/refused-fields'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useSession } from '@lunchpail/kit-web/session'
import { createAccount } from '../api.ts'
import type { LoginPrefill } from '../entry-address.ts'
import { sentences } from '../sentences.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { SignUpFields } from './sign-up-fields.tsx'
import { forgetTyped, keepTyped, readTyped } from './typed-sign-up.ts'
import { useSignUpSteps } from './use-sign-up-steps.ts'
import {
  bodyOf,
  campaignOf,
  checkSignUp,
  initialSignUp,
  knownValues,
  type SignUpPlace,
  type SignUpValues,
} from './sign-up-values.ts'

interface SignUpFormProps {
  readonly place: SignUpPlace
  /** a visitor who has an account already goes on to the login */
  readonly onDuplicate: (prefill: LoginPrefill) => void
  readonly onSignedIn?: () => void
}

export function SignUpForm({ place, onDuplicate, onSignedIn }: SignUpFormProps) {
  const t = sentences.use()
  const { account } = useSession()
  const isDone = useRef(false)
  const around = useRef<HTMLDivElement>(null)
  const steps = useSignUpSteps(place, around)
  const form = useForm<SignUpValues>({
    initial: initialSignUp(place, readTyped()),
    check: (values) => steps.asked(checkSignUp(values, place)),
    intercept: steps.goOn,
    submit: async (values) => {
      await createAccount({ ...bodyOf(values, place), ...campaignOf(document.cookie) })
      isDone.current = true
      forgetTyped()
      onSignedIn?.()
    },
    onRefused: (error, { email, phone }) => {
      const refused = refusedFields(error)
      // whoever is signed in reads it at the field: there is no login to go to
      if (error.code !== 'duplicate-user' || account) {
        steps.showFirstOf(Object.keys(refused))
        return false
      }
      isDone.current = true
      forgetTyped()
      onDuplicate({ handle: refused['email'] ? email : phone, sentence: error.message })
      return true
    },
  })
  const { known } = place
  useEffect(() => {
    // read while the visitor typed
    if (known) form.set(knownValues(known, form.values))
    // oxlint-disable-next-line react/exhaustive-deps -- once for what was read: what is emptied afterwards stays so
  }, [known])
  const { values } = form
  useEffect(() => {
    if (!isDone.current) keepTyped(values)
  }, [values])
  return (
    <div ref={around} onSubmitCapture={steps.pressed}>
      <FormFrame form={form}>
        {steps.several && (
          <Progress
            value={steps.number}
            of={steps.count}
            text={t('sign-up.step', { n: steps.number, of: steps.count })}
          />
        )}
        <SignUpFields form={form} place={place} isShown={steps.isShown} />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {steps.isLast
            ? t(place.inline ? 'sign-up.submit-and-continue' : 'sign-up.submit')
            : t('sign-in.next')}
        </Button>
        {steps.number > 1 && (
          <Button kind="quiet" icon="back" onClick={steps.goBack}>
            {t('sign-in.back')}
          </Button>
        )}
      </FormFrame>
    </div>
  )
}
