export const sentences = {
  'submitted.text.one':
    'Lunchpail: {name}, your application for {title} at {company} is in. See where it stands: {link}. Reply STOP to end texts.',
  'submitted.text.many':
    'Lunchpail: {name}, your {n} applications are in, the first for {title} at {company}. See where they stand: {link}. Reply STOP to end texts.',
  'submitted.subject': { one: 'Your application is in', other: 'Your {n} applications are in' },
  'submitted.greeting': 'Hi {name},',
  'submitted.lead': { one: 'We sent your application for:', other: 'We sent your applications for:' },
  'submitted.item': '{title} at {company}, {place}',
  'submitted.next':
    'What happens next: the hiring manager reads it. If it fits, you get an invite to interview. You can see where it stands at any time.',
  'submitted.button': 'See my applications',
  'email.footer': 'You get this email because you applied for a job on Lunchpail.',
} as const
