/**
 * The sentences of the contracts: one for each field rule, word for word from the specifications where they give one.
 * Schemas name a rule by its key here; services and pages turn the key into the sentence. Those of error codes are in
 * refusals.en.ts: pages show them as services answer them, and do not load them.
 */
export const sentences = {
  // rules at fields, generic (1 §5, 2 §5)
  'field.required': 'This field is required',
  'field.min-length': 'Please enter at least {n} characters',
  'field.max-length': 'Please enter no more than {n} characters',
  'field.invalid': 'Please enter a valid value',
  'field.choose': 'Please select an option',
  'field.unknown': 'This field does not exist',
  // accounts (1 §5)
  'account.type-required': 'Please choose candidate or employer',
  'account.first-name-required': 'First name is required',
  'account.last-name-required': 'Last name is required',
  'account.email-required': 'Email is required',
  'account.name-address': 'A name can’t contain a link or an email address. Put a space after a dot',
  'account.name-digits': 'Please enter the name without numbers',
  'account.name-characters': 'Please remove the invisible characters',
  'account.company-name-required': 'Company name is required',
  'account.phone-invalid': 'Please enter a valid phone number',
  'account.phone-taken': 'Phone number already in use',
  'account.phone-no-texts': 'This number can’t get text messages. Please use a mobile number',
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
  // 1 §5: this one has a period
  'login.password-step-required': 'This field is required.',
  'login.password-required': 'Please enter your password',
  'login.phone-invalid': 'Please enter a valid phone number',
  'code.required': 'Please enter a code.',
  'second-factor.code': 'Please enter the 6 digits from your app, or a recovery code',
  'second-factor.app-locked':
    'There were too many wrong codes. Enter a recovery code, or try your app again in 24 hours.',
  'code.digits': 'Please enter a valid 6-digit code',
  'code.too-soon': 'We just sent you one. Please wait a moment before you ask for another.',
  'code.channel': 'We can’t send it there. Please choose the other option.',
  // places
  'place.zip-unknown': 'We don’t recognize that ZIP code',
  // person (2 §5)
  'person.address': 'Please enter a valid address',
  'commute.address': 'Please enter an address',
  'person.city': 'Please enter a valid city',
  'person.state': 'Please select a state',
  'person.zip-required': 'Please enter a zip code',
  'person.zip-invalid': 'Not a valid zip code',
  'person.zip-state': 'This ZIP code isn’t in the state you chose',
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
  // resume (1 §5)
  'resume.type': 'Invalid file type',
  'resume.empty': 'This file is empty',
  'resume.too-large': 'Please choose a file no larger than 10 MB',
  // preferences and availability (2 §5)
  'preferences.commute-length': 'Please select a max commute length',
  'preferences.wage': 'Please enter a wage from $10 to $40 an hour',
  'availability.none': 'Please be available for at least one standard shift: day, swing or night',
  // schools (2 §5)
  'school.year': 'Please enter a year from 1950 to 2030',
  // application
  'application.summary-length': 'Please enter no more than 500 characters',
  'application.short-answer-length': 'Please enter no more than 200 characters',
  'application.number': 'Please answer with a number',
  'application.follow-up': 'Please provide details',
  'application.no-positions': 'Please choose at least one job',
  // interviews
  'interview.times-past': 'Please offer at least one time in the future',
  'application.move-date': 'Please enter a valid future date (mm/dd/yyyy)',
  'application.gut-check': 'Please provide some background',
  'application.history-missing': 'Please add your resume or your work history first',
  // roles and questions of a company
  'role.wage-cents': 'Please enter dollars and cents, like 18.50',
  'role.wage-order': 'Please enter pay that isn’t lower than the first amount',
  'role.start-outside': 'Please choose a start time of the chosen shifts',
  'question.two-answers': 'Please enter at least two answers',
  'question.same-answers': 'Please enter each answer once',
  'featured.slug': 'Please use 3 to 40 lowercase letters, numbers and hyphens, starting with a letter',
  'featured.slug-taken': 'This address is taken. Please choose another',
  // registrations and referrals
  'referral.too-many': 'Please enter no more than 20 friends at once',
  'event.past': 'Please enter a time in the future',
  'event.positions': 'Please choose at least one job',
} as const
