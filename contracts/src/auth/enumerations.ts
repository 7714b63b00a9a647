/** 2 §6. A call without a type means applicant. Employer means hiring manager or developer. */
export const accountTypes = ['applicant', 'hiring manager', 'developer'] as const
export type AccountType = (typeof accountTypes)[number]
export const isEmployer = (type: AccountType): boolean => type !== 'applicant'

/**
 * Forms of sign-up (1 §2.1): all fields at once; email, phone and password alone; or name, phone, email and password one
 * after the other. The last two are for candidates.
 */
export const signUpVariants = ['full', 'short', 'steps'] as const
export type SignUpVariant = (typeof signUpVariants)[number]

/** 2 §6: user kinds. */
export const userKind = {
  applicant: 1,
  'hiring manager': 2,
  training: 3,
  workforce: 4,
  developer: 5,
} as const

/** 1 §4, 2 §4: levels of a session. */
export const sessionLevels = [
  'normal',
  'expired',
  'deactivated',
  'suspended',
  'password changed',
  'reset',
] as const
export type SessionLevel = (typeof sessionLevels)[number]

/** 2 §4. */
export const accountStatus = {
  active: 1,
  unverified: 2,
  'unverified duplicate': 3,
  'unverified fake': 4,
  archived: -1,
} as const
export type AccountStatus = (typeof accountStatus)[keyof typeof accountStatus]
/** Neither archived nor fake, nor of a status that only a newer release knows. */
export const openStatuses = [
  accountStatus.active,
  accountStatus.unverified,
  accountStatus['unverified duplicate'],
] as const
/** It gets no messages and no matches, and no manager sees it as a new person. */
export const isClosed = (status: number): boolean => !openStatuses.some((open) => open === status)

/** Closed, or suspended or deactivated as of now: nothing is done in its name. */
export const isBarred = (
  { status, barredUntil }: { readonly status: number; readonly barredUntil: Date | null },
  now: Date,
): boolean => isClosed(status) || (barredUntil !== null && barredUntil > now)

/** 2 §6 */
export const personKinds = ['applicant', 'workforce'] as const

/** 1 §4, 2 §4: kinds of a step in the auth dialog. */
export const authStepKinds = ['password', 'verify', 'link', 'reset', 'locked'] as const

/** 1 §2.3: how a one-time code or a reset link is sent. */
export const codeTypes = ['text', 'email'] as const
export type CodeType = (typeof codeTypes)[number]

/** 2 §3: of the auth record. Redirect: the company's provider signs in, and the person goes there at once (1 §4). */
export const authType = { redirect: 0, password: 1 } as const

/** Why a sign-on by the company's provider gave no session. */
export const signOnFailures = [
  /** no company, or none anymore, signs on by that provider */
  'not-offered',
  /** begun in another browser, used already, or older than ten minutes */
  'stale',
  /** the provider says that the person may not, or the person went back */
  'declined',
  /** the provider does not answer, or with an error of its own */
  'unavailable',
  /** its answer does not fit what was asked */
  'invalid',
  /** its clock is another than ours */
  'clock',
  'email-unverified',
  /** of a domain that is not the company's */
  'email-foreign',
  /** of an account that is not the company's, or that another person of the provider has */
  'email-taken',
  'no-account',
  // the levels that bar an account
  'deactivated',
  'suspended',
  /** more than the limit of the address, in a minute or of what was not begun */
  'too-many-requests',
] as const
export type SignOnFailure = (typeof signOnFailures)[number]

/** 2 §4 */
export const phoneVerification = ['unverified', 'verified', 'changed'] as const
export type PhoneVerification = (typeof phoneVerification)[number]
/** 2 §4 */
export const phoneTypes = ['invalid', 'mobile', 'landline', 'voip'] as const
export type PhoneType = (typeof phoneTypes)[number]

/** 2 §6: company permission levels and the access that each maps to. */
export const permissionLevel = { none: 0, viewer: 1, editor: 2, custom: 3, admin: 4 } as const
export const accessLevel = { none: 0, view: 1, edit: 2, admin: 99 } as const
export const permissionScopes = ['company', 'facility', 'user', 'position', 'facility attribute'] as const
