export const sentences = {
  title: 'What Lunchpail keeps about you',
  lead: 'Everything each part of Lunchpail kept about you on {day}. Each part is also in a file that other programs can read.',
  'left-out':
    'Your password and other keys are kept only in a form that no one can read. They’re left out. So are copies on their way between parts of the site, which say the same and are deleted within 30 days.',
  file: 'The same as a file: {name}',
  nothing: 'This part keeps nothing about you.',
  yes: 'yes',
  no: 'no',
  'part.auth': 'Your account and where you’re logged in',
  'part.jobs': 'How the job list is sorted for you',
  'part.wizard': 'Your applications as you wrote them',
  'part.profile': 'Your profile and preferences',
  'part.matches': 'Your matches',
  'part.engagement': 'What happened with your applications',
  'part.notifications': 'Texts and emails to you',
} as const
