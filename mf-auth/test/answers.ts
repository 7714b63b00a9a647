import { signedInAs } from '@lunchpail/kit-web/testing/sessions'

/** A person who signed up without a password. */
export const signedInSession = signedInAs({ phone: null, has_password: false, text_consent: false })

/** What a login is answered with. */
export const authRecord = {
  handle: 'rosa@example.com',
  email: 'rosa@example.com',
  phone: null,
  auth_type: 1,
  account_type: 'applicant',
  authorization_url: null,
  redirect: null,
  mobile: false,
  by_email: true,
  may_release: false,
  signed_in: true,
  csrf_token: 'csrf',
} as const
