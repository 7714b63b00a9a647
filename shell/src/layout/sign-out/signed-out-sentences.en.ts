export const sentences = {
  ended: 'You were logged out. Log in again to pick up where you left off.',
  deactivated: 'This account has been deactivated. Please contact support for assistance.',
  suspended:
    'This account has been deactivated for 30 days due to repeated no shows. Please contact support for assistance.',
  close: 'Close this message',
} as const
