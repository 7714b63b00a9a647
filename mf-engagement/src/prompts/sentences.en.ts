export const sentences = {
  close: 'Close',
  'terms.now.title': 'Our terms have changed',
  'terms.now.text':
    'We updated our terms and our privacy policy on {date}. By using Lunchpail from now on, you agree to them.',
  'terms.ahead.title': 'Our terms are changing',
  'terms.ahead.text': 'Please read our new terms and privacy policy. They take effect on {date}.',
  'terms.before.title': 'Our terms have changed',
  'terms.before.text': 'Please read our terms and our privacy policy. They have been in effect since {date}.',
  'terms.terms': 'Read the terms',
  'terms.privacy': 'Read the privacy policy',
  'terms.ok': 'Got it',
} as const
