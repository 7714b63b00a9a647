export const sentences = {
  'submitted.text.one':
    'Lunchpail: your application for {title} at {company} is in. See where it stands: {link} Reply STOP to end texts.',
  'submitted.text.many':
    'Lunchpail: your {n} applications are in, the first for {title} at {company}. See where they stand: {link} Reply STOP to end texts.',
  'submitted.subject': { one: 'Your application is in', other: 'Your {n} applications are in' },
  'email.greeting': 'Hi,',
  'submitted.lead': { one: 'We sent your application for:', other: 'We sent your applications for:' },
  'submitted.item': '{title} at {company}, {place}',
  'submitted.next':
    'What happens next: the hiring manager reads it. If it’s a match, you’ll get an invite to interview. You can check where it stands at any time.',
  'submitted.button': 'See my applications',
  'credentials.email': 'The email address of your account was changed',
  'credentials.password': 'The password of your account was changed',
  'credentials.both': 'The email address and the password of your account were changed',
  'credentials.was-you': 'If that was you, there is nothing to do.',
  'credentials.address': 'From now on we write to the new address.',
  'credentials.not-you':
    "If that wasn't you, write to {support} right away, so that we can secure your account.",
  'credentials.button': 'Get help',
  'credentials.footer':
    'You’re receiving this email because this address belonged to a Lunchpail account when the change was made.',
  'email.footer': 'You’re receiving this email because you applied for a job on Lunchpail.',
} as const
