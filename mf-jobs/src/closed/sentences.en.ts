export const sentences = {
  'notify.title': 'Want to know if it opens again?',
  'notify.text': 'We’ll send you one email when this job takes applications again, and none after that.',
  'notify.email': 'Email address',
  'notify.send': 'Email me once',
  'notify.asked': 'One more step',
  'notify.look':
    'Look for our email to {email}, open its link and press the button there. If we wrote there today already, that link is for this job, too. No email? Emails from Lunchpail may be turned off for that address. Link not working? Log in, and you won’t need it.',
  'notify.waiting': 'We’ll email you once if this job opens again within a year.',
  'notify.stop': 'Don’t email me',
  'notify.stopped': 'We won’t email you about it.',
  'notify.stopped-all': 'We won’t email this address about closed jobs.',
  'notify.also': {
    one: 'This job is open again. Should we email you when this one is, too?',
    other: 'This job is open again. Should we email you when these are, too?',
  },
  'notify.question': 'Should we email you when it opens again?',
  'notify.question-many': 'Should we email you when these jobs open again?',
  'notify.waiting-many': 'We’ll email you once for each of these jobs that opens again within a year.',
  'notify.job': '{title} at {company}, {place}',
  'notify.yes': 'Yes, email me once',
  'notify.no': 'No, don’t',
  'notify.undo': 'Email me after all',
  'notify.invalid':
    'The link in that email no longer works. Log in, and you won’t need it, or type your email address again.',
  'notify.failed': 'That didn’t work. Please try again.',
  'notify.retry': 'Try again',
} as const
