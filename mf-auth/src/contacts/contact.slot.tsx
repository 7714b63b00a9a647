import { useState } from 'react'
import { pastedEmail } from '@lunchpail/contracts/auth/pasted'
import { digitsOf } from '@lunchpail/contracts/auth/phone-number'
import type { contactSlot } from '@lunchpail/contracts/auth/slots'
import type { SlotOutcome } from '@lunchpail/contracts/slot'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useSession } from '@lunchpail/kit-web/session'
import { saveAccount } from '../api.ts'
import {
  accountBody,
  accountValues,
  asksCurrentPassword,
  checkAccount,
  isStored,
  type Account,
  type AccountValues,
} from './account-values.ts'
import { ContactFields } from './contact-fields.tsx'
import { CurrentPasswordField } from '../forms/current-password-field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'

type ContactSlotProps = SlotComponentProps<typeof contactSlot>

export function ContactSlot(props: ContactSlotProps) {
  const { account } = useSession()
  return account && <ContactForm key={account.id} account={account} {...props} />
}

const contactOf = ({ first_name, last_name, email, phone, text_consent }: AccountValues) => ({
  first_name,
  last_name,
  email,
  phone,
  text_consent,
})

/** A later try may succeed. */
const isUnreachable = (status: number): boolean => status === 0 || status >= 500

function ContactForm({ account, form: id, typed, taken, onDone }: ContactSlotProps & { account: Account }) {
  const tell = (state: SlotOutcome<typeof contactSlot>['state'], values: AccountValues) =>
    onDone({ state, contact: contactOf(values) })
  // as the account was when the form was opened, or saved: a change elsewhere does not remove what is typed
  const [stored, setStored] = useState(account)
  const form = useForm<AccountValues>({
    initial: { ...accountValues(stored), ...typed },
    check: (now) => checkAccount(now, stored),
    submit: async (now) => {
      if (!isStored(now, stored)) {
        tell('saving', now)
        await saveAccount(accountBody(now, stored))
        const { first_name, last_name, email, phone } = now
        setStored({ ...stored, first_name, last_name, email: pastedEmail(email), phone: digitsOf(phone) })
      }
      tell('saved', now)
    },
    onRefused: ({ status }, now) => {
      const isKept = isUnreachable(status) && !asksCurrentPassword(now, stored)
      tell(isKept ? 'unreachable' : 'refused', now)
      return isKept
    },
  })
  return (
    <div onBlur={() => tell('typed', form.values)}>
      <FormFrame form={form} id={id}>
        <ContactFields form={form} stored={stored} known={taken} />
        {asksCurrentPassword(form.values, stored) && (
          <CurrentPasswordField why="account.password-current-why" field={form.field('current_password')} />
        )}
      </FormFrame>
    </div>
  )
}
