/** Every error code of the site with its HTTP status. Clients treat an unknown code as `unknown`. */
export const errorStatus = {
  /** the request does not fit the contract; `fields` says where */
  invalid: 400,
  /** not readable as JSON, or the wrong media type */
  unreadable: 400,
  'signed-out': 401,
  /** CSRF value missing or old: the page has gone idle */
  'page-idle': 403,
  forbidden: 403,
  /** the account's session level bars it from every call */
  barred: 403,
  /** the caller's company is not approved yet */
  'company-pending': 403,
  /** a contact of the caller has to be proven first: the email of a manager, either one of whoever writes to others */
  'contact-unproven': 403,
  /** a manager has to show a second factor in this session first, or to set one up */
  'second-factor-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  /** the same Idempotency-Key came with another body */
  'key-reused': 409,
  'too-large': 413,
  'too-many-requests': 429,
  unknown: 500,
  /** a service is down or too slow; the request may be tried again */
  unavailable: 503,
  // auth, 1 §5 and 1 §8
  'account-not-found': 404,
  'password-wrong': 403,
  'login-failed': 403,
  /** the password opens nothing until a new one is set */
  'reset-required': 403,
  /** unknown, of another browser or origin, or signed already */
  'passkey-failed': 403,
  'too-many-passkeys': 409,
  /** what a person without a password wants needs another login first */
  'login-stale': 403,
  // one-time codes and reset links, 1 §7 and 1 §8
  /** employers sign in by password alone */
  'code-unavailable': 403,
  'code-wrong': 403,
  'code-expired': 403,
  /** 1 §7: of the code that confirms a phone */
  'phone-code-expired': 404,
  /** enough codes and links for now, for this person or from this network */
  'too-many-codes': 429,
  /** used, replaced or older than an hour */
  'link-expired': 403,
  /** of a contact that was proven: answered, of another browser, or older than 15 minutes */
  'claim-expired': 403,
  /** one was asked for within the day before */
  'archive-too-soon': 429,
  /** of an email: changed, or cut off */
  'link-invalid': 403,
  // companies and their managers, 2 §6
  /** used, taken back or older than 7 days */
  'invite-expired': 403,
  'too-many-invites': 429,
  /** as many as a company can have that nobody has taken: time alone helps late */
  'too-many-open-invites': 409,
  /** a company keeps an admin */
  'last-admin': 409,
  /** the person belongs to another company */
  'other-company': 409,
  locked: 403,
  /** the company of the account has a provider that its people log in by, and nothing else */
  'sign-on-required': 403,
  'duplicate-user': 409,
  // posters of roles
  /** another role has it, or another company had it */
  'keyword-taken': 409,
  /** it means something else in a text */
  'keyword-reserved': 409,
  // wizard, 1 §4
  /** a position has mismatches that the candidate has not acknowledged */
  mismatch: 409,
  incomplete: 409,
  'position-closed': 409,
  /** it takes applications: there is nothing to wait for */
  'position-open': 409,
  /** no position has that id, or its event is still on its way */
  'position-unknown': 404,
  'already-submitted': 409,
  // references
  /** of a manager's link: answered, replaced, or older than 14 days */
  'reference-closed': 403,
  /** enough managers were asked for now */
  'too-many-references': 429,
  // questions
  /** enough links to questions were sent to this person now */
  'too-many-questions': 429,
  // the way to work, 2 §7
  /** every open position is more than two hours from there */
  'out-of-area': 404,
  // roles
  /** it has no pay or no shifts yet */
  'role-incomplete': 409,
  /** its portal state is one of those that others decide (2 §4) */
  'role-not-approved': 409,
  // interviews
  /** another candidate was faster, or it is past */
  'time-taken': 409,
  'time-clash': 409,
  /** withdrawn, taken back, or over */
  'invite-closed': 409,
  /** no time is picked, or it is still to come */
  'invite-ahead': 409,
  // engagement
  /** the event is over, or takes no more registrations */
  'registration-closed': 409,
  /** its company canceled it */
  'gathering-canceled': 409,
  /** what has begun is not canceled anymore */
  'gathering-begun': 409,
  /** the company holds as many as one can, or made them within a day */
  'too-many-events': 409,
  /** enough friends were told for now */
  'too-many-referrals': 429,
  /** the application is over, or one side reported the other */
  'messages-closed': 409,
  /** one side of an application wrote enough for today */
  'too-many-messages': 429,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Codes that any endpoint may respond with; the others are declared by the endpoint. */
export const commonErrors = [
  'invalid',
  'unreadable',
  'signed-out',
  'page-idle',
  'forbidden',
  'barred',
  'company-pending',
  'contact-unproven',
  'second-factor-needed',
  'not-found',
  'method-not-allowed',
  'too-large',
  'too-many-requests',
  'unknown',
  'unavailable',
] as const satisfies readonly ErrorCode[]
