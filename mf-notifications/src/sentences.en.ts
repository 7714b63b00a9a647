export const sentences = {
  'unsubscribe.title': 'Stop emails from Lunchpail?',
  'unsubscribe.lead':
    'You won’t get emails about jobs and your applications any more. You can still log in, and we’ll still send the codes and links that you ask for, and word when your account is changed.',
  'unsubscribe.stop': 'Stop these emails',
  'unsubscribe.stopped-title': 'You won’t get these emails any more',
  'unsubscribe.stopped':
    'We stopped emails about jobs and your applications to this address. Codes and links that you ask for still come, and word when your account is changed.',
  'unsubscribe.undo': 'Undo: send them again',
  'unsubscribe.started': 'You’ll get emails about jobs and your applications again.',
  'unsubscribe.failed': 'That didn’t work. Please try again.',
  'unsubscribe.unavailable': 'We could not check this link',
  'unsubscribe.retry': 'Try again',
  'unsubscribe.invalid-title': 'This link is not complete',
  'unsubscribe.invalid': 'Please open it again from the email, or write to us from the help page.',
  'unsubscribe.help': 'Get help',
} as const
