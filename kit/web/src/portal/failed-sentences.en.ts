export const sentences = {
  retry: 'Try again',
  unavailable: 'This isn’t available right now',
  forbidden: 'You can’t see this',
  'forbidden-text': 'An admin of your company can give you the permission.',
} as const
