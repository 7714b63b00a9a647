import { pastedEmail, pastedName } from '@lunchpail/contracts/auth/pasted'
import { useState } from 'react'
import { digitsOf } from '@lunchpail/contracts/auth/phone-number'
import { contactSlot } from '@lunchpail/contracts/auth/slots'
import type { SlotOutcome } from '@lunchpail/contracts/slot'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../sentences.ts'
import { Legal, NumberUse } from './legal.tsx'
import { PositionCard } from './position-card.tsx'
import type { Account, StepProps } from './step.ts'

const formId = 'contact-form'

type Contact = SlotOutcome<typeof contactSlot>['contact']

/**
 * What the application keeps of what is typed. Another email is the account's own business until its password is given,
 * and a box that was never ticked says nothing.
 */
function keptOf(
  { email, text_consent, ...others }: Contact,
  value: Application,
  account: Account,
): Application {
  const isGuarded = account.has_password && email !== account.email
  return {
    ...others,
    ...(!isGuarded && { email }),
    ...((text_consent || value.text_consent) && { text_consent }),
  }
}

/** The form says so itself, and no save would take it. */
const isTooLong = (typed: unknown): boolean =>
  typeof typed === 'string' && typed.length > wizardLimits.singleFieldCharacters

/** Names, phone and email are the account's: its own form asks for them here, and Next saves them there. */
export function ContactStep({ value, onChange, context, host }: StepProps) {
  const t = sentences.use()
  const [busy, setBusy] = useState(false)
  const { account, positions, taken } = context
  if (!account) return null
  const { first_name, last_name, email, phone, text_consent } = value
  const done = ({ state, contact }: SlotOutcome<typeof contactSlot>) => {
    if (state !== 'typed') setBusy(state === 'saving')
    if (state === 'saved') {
      const { text_consent: _, ...saved } = contact
      onChange({
        ...saved,
        first_name: pastedName(saved.first_name),
        last_name: pastedName(saved.last_name),
        email: pastedEmail(saved.email),
        phone: digitsOf(saved.phone),
      })
      host.leave()
    } else if (state === 'typed' || state === 'unreachable') {
      const known: Record<string, unknown> = { ...account, ...value, ...taken?.typed }
      const kept = Object.entries(keptOf(contact, value, account)).filter(
        ([name, typed]) => typed !== known[name] && !isTooLong(typed),
      )
      if (kept.length > 0) onChange(Object.fromEntries(kept))
      if (state === 'unreachable') host.leave()
    }
  }
  return host.frame({
    isBare: true,
    form: formId,
    busy,
    onNext: host.leave,
    children: (
      <>
        {positions[0] && <PositionCard position={positions[0]} />}
        <Slot
          slot={contactSlot}
          props={{
            form: formId,
            typed: { first_name, last_name, email, phone, text_consent, ...taken?.typed },
            taken: taken?.sentences,
          }}
          onDone={done}
          loading={
            <Loading label={t('load.loading')}>
              <Skeleton shape="block" height="20rem" />
            </Loading>
          }
        />
        <NumberUse />
        <Legal />
      </>
    ),
  })
}
