export const sentences = {
  finish: 'I’m done',
  stay: 'I’m still here',
  'warning.title': 'Are you still there?',
  'warning.text': {
    one: 'In {n} second this device goes back to the start and forgets what you typed.',
    other: 'In {n} seconds this device goes back to the start and forgets what you typed.',
  },
  'failed.title': 'Please don’t leave yet',
  'failed.text': 'The connection is gone, and you’re still logged in here. We keep trying to log you out.',
} as const
