import { pastedEmail } from '@lunchpail/contracts/auth/pasted'
import { accountFields, type AccountField, saveAccount } from '@lunchpail/contracts/auth/api'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { digitsOf } from '@lunchpail/contracts/auth/phone-number'
import { checkboxValue } from '@lunchpail/kit-web/forms/checkbox-value'
import type { Session } from '@lunchpail/kit-web/session'
import type { AccountBody } from '../api.ts'
import { fieldError, type FieldErrors, schemaErrorsOf } from '../forms/field-errors.ts'

export type Account = NonNullable<Session['account']>

/** What is typed into My Account. Without a password there, it stays as it is. */
export interface AccountValues {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly email: string
  readonly password: string
  readonly password_again: string
  readonly current_password: string
  readonly text_consent: boolean
}

export const accountValues = (account: Account): AccountValues => ({
  first_name: account.first_name,
  last_name: account.last_name,
  phone: account.phone ?? '',
  email: account.email,
  password: '',
  password_again: '',
  current_password: '',
  text_consent: false,
})

/** Texts need a consent of their own for each phone that takes them. Employers get none. */
export const asksConsent = ({ phone }: Pick<AccountValues, 'phone'>, account: Account): boolean =>
  !isEmployer(account.type) &&
  (digitsOf(phone) !== account.phone || (!account.text_consent && account.phone_takes_texts))

/** Another email or password needs the one that is set. */
export const asksCurrentPassword = (
  { email, password }: Pick<AccountValues, 'email' | 'password'>,
  account: Account,
): boolean => account.has_password && (password !== '' || pastedEmail(email) !== account.email)

/** The whole form, and what was changed in it: the rest may be another by now. The consent is for the phone beside it. */
export function accountBody(values: AccountValues, account: Account): AccountBody {
  const { first_name, last_name, email, phone, password, current_password, text_consent } = values
  const isOtherPhone = digitsOf(phone) !== (account.phone ?? '')
  const consents = asksConsent(values, account) && (isOtherPhone || text_consent)
  const isChanged: Record<AccountField, boolean> = {
    first_name: first_name !== account.first_name,
    last_name: last_name !== account.last_name,
    email: pastedEmail(email) !== account.email,
    phone: isOtherPhone || consents,
  }
  return {
    first_name,
    last_name,
    email,
    phone,
    changed: accountFields.filter((field) => isChanged[field]),
    ...(password !== '' && { password }),
    ...(asksCurrentPassword(values, account) && { current_password }),
    ...(consents && { text_consent: checkboxValue(text_consent) }),
  }
}

/** Whether there is nothing to save. */
export const isStored = (values: AccountValues, account: Account): boolean => {
  const { changed, password } = accountBody(values, account)
  return changed?.length === 0 && password === undefined
}

/** In the order of the fields. */
export function checkAccount(values: AccountValues, account: Account): FieldErrors {
  const { first_name, last_name, phone, email, password } = schemaErrorsOf(
    saveAccount.body,
    accountBody(values, account),
  )
  const missing = asksCurrentPassword(values, account) && values.current_password === ''
  const again = values.password_again === values.password ? undefined : fieldError('account.password-again')
  const found = {
    first_name,
    last_name,
    phone,
    email,
    password,
    password_again: password ? undefined : again,
    current_password: missing ? fieldError('account.current-password-required') : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong)) as FieldErrors
}
