export const sentences = {
  finish: 'I’m done',
  stay: 'I’m still here',
  'warning.title': 'Are you still there?',
  'warning.text': {
    one: 'In {n} second, this device will start over and forget what you typed.',
    other: 'In {n} seconds, this device will start over and forget what you typed.',
  },
  'failed.title': 'Please don’t leave yet',
  'failed.text':
    'You lost your connection, and you’re still logged in here. We’ll keep trying to log you out.',
} as const
