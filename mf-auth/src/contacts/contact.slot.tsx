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

const isStored = (values: AccountValues, account: Account): boolean =>
  values.first_name === account.first_name &&
  values.last_name === account.last_name &&
  values.email === account.email &&
  digitsOf(values.phone) === account.phone &&
  !values.text_consent

/** A later try may succeed. */
const isUnreachable = (status: number): boolean => status === 0 || status >= 500

function ContactForm({ account, form: id, typed, taken, onDone }: ContactSlotProps & { account: Account }) {
  const tell = (state: SlotOutcome<typeof contactSlot>['state'], values: AccountValues) =>
    onDone({ state, contact: contactOf(values) })
  const form = useForm<AccountValues>({
    // as the account was when the form was opened: a change elsewhere does not remove what is typed
    initial: { ...accountValues(account), ...typed },
    check: (now) => checkAccount(now, account),
    submit: async (now) => {
      if (!isStored(now, account)) {
        tell('saving', now)
        await saveAccount(accountBody(now, account))
      }
      tell('saved', now)
    },
    onRefused: ({ status }, now) => {
      const isKept = isUnreachable(status) && !asksCurrentPassword(now, account)
      tell(isKept ? 'unreachable' : 'refused', now)
      return isKept
    },
  })
  return (
    <div onBlur={() => tell('typed', form.values)}>
      <FormFrame form={form} id={id}>
        <ContactFields form={form} stored={account} known={taken} />
        {asksCurrentPassword(form.values, account) && (
          <CurrentPasswordField why="account.password-current-why" field={form.field('current_password')} />
        )}
      </FormFrame>
    </div>
  )
}
