/**
 * The sentences of the contracts: one for each error code and each field rule, word for word from the specifications
 * where they give one. Schemas name a rule by its key here; services and pages turn the key into the sentence.
 */
export const sentences = {
  // error codes
  invalid: 'Please check the marked fields.',
  unreadable: 'We could not read that request. Please try again.',
  'signed-out': 'Please log in to continue.',
  'page-idle': 'Sorry, the login form has gone idle. Please simply refresh the page and try again',
  forbidden: 'You are not allowed to do that.',
  barred: 'This account has been deactivated. Please contact support for assistance.',
  'not-found': 'We could not find that.',
  'method-not-allowed': 'That is not possible at this address.',
  conflict: 'This was changed somewhere else in the meantime. Please look at it again.',
  'key-reused': 'This was already sent with different content. Please reload the page.',
  'too-large': 'That is too large to send.',
  'too-many-requests': 'That was a lot at once. Please wait a minute and try again.',
  unknown: 'Sorry, an error occurred. Please try again',
  unavailable: 'This part of the site is not available right now. Please try again in a moment.',
  'account-not-found': "We aren't finding an account with that info. Please try a different login.",
  'password-wrong': "Sorry! That password didn't work.",
  'login-failed': "Oops! That login didn't work. Please try again",
  locked:
    'For security purposes, this account has been locked. Please try again in 30 minutes or contact support.',
  'duplicate-user': 'An account with this {handle} already exists. Log in below to continue.',
  mismatch: 'Please review what may not suit you before you apply.',
  incomplete: 'Some parts of your application still need an answer.',
  'position-closed': 'This job is no longer open.',
  'position-unknown': 'We could not find one of these jobs. Please try again in a moment.',
  'already-submitted': 'This application was already sent.',
  // rules at fields, generic (1 §5, 2 §5)
  'field.required': 'This field is required',
  'field.min-length': 'Please enter at least {n} characters',
  'field.max-length': 'Please enter {n} characters at most',
  'field.invalid': 'Please enter a valid value',
  'field.choose': 'Please select an option',
  'field.unknown': 'This field does not exist',
  // accounts (1 §5)
  'account.type-required': 'Please choose candidate or employer',
  'account.first-name-required': 'First name is required',
  'account.last-name-required': 'Last name is required',
  'account.email-required': 'Email is required',
  'account.name-address': "A name can't contain a link or an email address",
  'account.name-characters': "Please remove characters that can't be seen",
  'account.company-name-required': 'Company name is required',
  'account.phone-invalid': 'Please enter a valid phone number',
  'account.phone-taken': 'Phone number already in use',
  'account.email-invalid': 'Please enter a valid email',
  'account.email-taken': 'Email already in use',
  'account.password-required': 'Password is required',
  'account.password-length': 'Must be at least 8 characters',
  'account.password-strength': 'Must include both letters and numbers',
  'account.password-length-set': 'Password must be at least 6 characters',
  'account.password-common': 'This password is too easy to guess. Please choose another one',
  'account.current-password-required': 'Please enter your current password',
  'account.current-password-wrong': "Sorry! That password didn't work.",
  'account.password-again': "Your passwords don't match",
  'account.handle-invalid': 'Please enter a valid email or phone number',
  // how 'duplicate-user' names what is taken
  'handle.email': 'email',
  'handle.phone': 'phone',
  // under which the box for texts is ticked; never change it, add the next number
  'account.text-consent-1':
    'I agree to get text messages about jobs and my applications at this number. Message and data rates may apply. Reply STOP to end.',
  'login.handle-required': 'Please enter your email or phone number',
  'login.password-required': 'Please enter your password',
  'login.phone-invalid': 'Please enter a valid phone number',
  // places
  'place.zip-unknown': 'We don’t recognize that ZIP code',
  // person (2 §5)
  'person.address': 'Please enter a valid address',
  'person.city': 'Please enter a valid city',
  'person.state': 'Please select a state',
  'person.zip-required': 'Please enter a zip code',
  'person.zip-invalid': 'Not a valid zip code',
  'person.birth-date': 'Please enter a valid date',
  'person.birth-date-future': 'Please enter a date in the past',
  'person.too-young': 'Sorry, the product only works with candidates 16 years or older',
  'person.email': 'Please enter a valid email address',
  // work history (2 §5)
  'job.date': 'Please enter a valid date',
  'job.date-future': 'Please enter a date in the past',
  'job.date-order': 'Please enter a date after the start date',
  'job.reason-explain': 'Please provide details',
  'job.company-explain': 'Please provide at least one assignment',
  // preferences and availability (2 §5)
  'preferences.commute-length': 'Please select a max commute length',
  'preferences.wage': 'Please enter a wage from $10 to $40 an hour',
  'availability.none': 'Please be available for at least one standard shift: day, swing or night',
  // schools (2 §5)
  'school.year': 'Please enter a year from 1950 to 2030',
  // application
  'application.summary-length': 'Please enter 500 characters at most',
  'application.short-answer-length': 'Please enter 200 characters at most',
  'application.follow-up': 'Please provide details',
  'application.no-positions': 'Please choose at least one job',
  'application.move-date': 'Please enter a valid future date (mm/dd/yyyy)',
} as const
