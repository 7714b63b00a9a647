export const sentences = {
  title: 'Stop job alerts by email?',
  lead: 'You’ll still get emails about your applications.',
  stopped: 'You’ll get no more job alerts by email.',
  started: 'You’ll get job alerts by email again.',
} as const
