import { signUp } from '@lunchpail/contracts/auth/api'
import { isEmployer, type SignUpVariant, signUpVariants } from '@lunchpail/contracts/auth/enumerations'
import type { entrySlot } from '@lunchpail/contracts/auth/slots'
import { phoneText } from '@lunchpail/contracts/language/figures'
import type { SlotProps } from '@lunchpail/contracts/slot'
import { readVisit, utmOf } from '@lunchpail/contracts/visit/visit'
import { checkboxValue } from '@lunchpail/kit-web/forms/checkbox-value'
import type { SignUpBody } from '../api.ts'
import type { OwnAccount } from '../sign-in/claim/own-account.ts'
import { fieldError, type FieldErrors, schemaErrorsOf } from '../forms/field-errors.ts'

/** What is typed into the sign-up form. */
export interface SignUpValues {
  readonly type: '' | 'applicant' | 'hiring manager'
  readonly first_name: string
  readonly last_name: string
  readonly company_name: string
  readonly title: string
  readonly email: string
  readonly phone: string
  readonly text_consent: boolean
  readonly password: string
}

/** Nothing is chosen beforehand, and no box is ticked. */
export const emptySignUp: SignUpValues = {
  type: '',
  first_name: '',
  last_name: '',
  company_name: '',
  title: '',
  email: '',
  phone: '',
  text_consent: false,
  password: '',
}

/** Where the form is shown, and which: inside another page it asks no account type and always a password. */
export interface SignUpPlace {
  readonly candidate: boolean
  readonly inline: boolean
  readonly variant: SignUpVariant
  /** which of the two a candidate is asked; left out, both */
  readonly asks?: 'both' | 'phone' | 'password' | undefined
  /** the person proved this contact, which another account had */
  readonly own?: OwnAccount | undefined
  /** what a resume says, and the lines of what is doubted in it */
  readonly known?: SlotProps<typeof entrySlot>['known']
  readonly doubts?: SlotProps<typeof entrySlot>['doubts']
  /** an employer who joins the company that invited them: neither is asked */
  readonly invite?: { readonly token: string; readonly company_name: string; readonly email: string }
}

type Known = NonNullable<SignUpPlace['known']>

/** What a resume says, as the form has it, for the fields in which nothing was typed. */
export function knownValues(
  { phone, ...known }: Known,
  typed: Partial<SignUpValues> = {},
): Partial<SignUpValues> {
  const values = Object.entries({ ...known, ...(phone && { phone: phoneText(phone) }) })
  return Object.fromEntries(values.filter(([field]) => !typed[field as keyof Known]))
}

/** What the form begins with: what was typed before, but for what is known better. */
export function initialSignUp(place: SignUpPlace, typed: Partial<SignUpValues> = {}): SignUpValues {
  const { invite, own, known } = place
  const begun = { ...emptySignUp, ...typed, ...(known && knownValues(known, typed)) }
  return {
    ...begun,
    // what this form does not ask would be sent unseen
    ...(!asksPhone(begun, place) && { phone: '' }),
    ...(invite && { type: 'hiring manager', company_name: invite.company_name, email: invite.email }),
    ...(own && (own.handle.includes('@') ? { email: own.handle } : { phone: phoneText(own.handle) })),
  }
}

/** The form that an address names. */
export const variantOf = (named: string | null): SignUpVariant =>
  signUpVariants.find((variant) => variant === named) ?? 'full'

/** The fields of the variant `steps`, one step after the other. */
export const signUpSteps = [
  ['first_name', 'last_name'],
  ['phone', 'text_consent'],
  ['email'],
  ['password'],
] as const satisfies readonly (readonly (keyof SignUpValues)[])[]

export const asksType = ({ candidate, variant }: SignUpPlace): boolean => !candidate && variant === 'full'
export const asksName = ({ variant }: SignUpPlace): boolean => variant !== 'short'
export const asksEmployer = ({ type }: SignUpValues, place: SignUpPlace): boolean =>
  asksType(place) && type !== '' && isEmployer(type)
/** 2 §2: a hiring event asks candidates a phone and no password, other events the other way round. An employer needs a password. */
export const asksPassword = (values: SignUpValues, place: SignUpPlace): boolean =>
  place.asks !== 'phone' || asksEmployer(values, place)
export const asksPhone = (values: SignUpValues, place: SignUpPlace): boolean =>
  place.asks !== 'password' || asksEmployer(values, place)
export const needsPassword = (values: SignUpValues, place: SignUpPlace): boolean =>
  asksPassword(values, place) && (place.inline || place.variant !== 'full' || asksEmployer(values, place))

/** In an application, which needs a phone: it asks on its next page whoever leaves it out here, so nothing calls it optional. */
export const isApplication = ({ candidate, inline }: SignUpPlace): boolean => candidate && inline

/** 1 §2.1: it may be left out, but at a hiring event, which asks it in place of the password. */
export const needsPhone = (values: SignUpValues, place: SignUpPlace): boolean =>
  place.asks === 'phone' && !asksEmployer(values, place)

/** What is sent: a field left empty is absent. */
export function bodyOf(values: SignUpValues, place: SignUpPlace): SignUpBody {
  const { first_name, last_name, email, phone, password, company_name, title, text_consent, type } = values
  return {
    ...(asksType(place) ? type !== '' && { type } : { type: 'applicant' }),
    ...(place.variant !== 'full' && { variant: place.variant }),
    ...(asksName(place) && { first_name, last_name }),
    email,
    ...(phone !== '' && { phone }),
    ...(password !== '' && { password }),
    ...(asksEmployer(values, place)
      ? { company_name, title }
      : { text_consent: checkboxValue(text_consent) }),
    ...(place.invite && { invite: place.invite.token }),
    ...(place.own && { claim: place.own.claim }),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The campaign and the ad that led to the site. */
export function campaignOf(cookies: string): Pick<SignUpBody, 'utm'> {
  const visit = readVisit(cookies)
  const utm = { ...utmOf(visit), ...(visit.adClick && { ccuid: visit.adClick }) }
  return Object.keys(utm).length > 0 ? { utm } : {}
}

/** The contract's own rules, and those of the form, in the order of the fields. */
export function checkSignUp(values: SignUpValues, place: SignUpPlace): FieldErrors {
  const found: FieldErrors = {
    ...(asksType(place) && values.type === '' && { type: fieldError('account.type-required') }),
    ...(needsPhone(values, place) && values.phone === '' && { phone: fieldError('account.phone-invalid') }),
    ...(needsPassword(values, place) &&
      values.password === '' && { password: fieldError('account.password-required') }),
    ...schemaErrorsOf(signUp.body, bodyOf(values, place)),
  }
  const order = Object.keys(emptySignUp)
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}
