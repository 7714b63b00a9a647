export const sentences = {
  'portal.sections': 'Hiring desk',
  'section.roles': 'Roles',
  'section.applies': 'Applies',
  'section.interviews': 'Interviews',
  'section.check-ins': 'Check-Ins',
  'section.managers': 'Managers',
  'section.questions': 'Questions',
  'section.stats': 'Stats',
  'section.settings': 'Settings',
} as const
