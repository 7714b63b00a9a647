export const sentences = {
  ask: 'Why wasn’t this job suggested to me?',
  loading: 'Looking it up',
  failed: 'We couldn’t look it up',
  retry: 'Try again',
  more: 'This would have to change too:',
  others: 'Other preferences that hide jobs',
} as const
