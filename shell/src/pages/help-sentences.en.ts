/** Says only what can be done today. */
export const sentences = {
  title: 'Help',
  lead: 'Reach us by email. Say what happened and on which page.',
  password: 'Forgot your password?',
  'password.write':
    "You can't reset a password on the site yet. Write to us from the email address of your account and tell us your name.",
  'password.never-set':
    'If you never set a password and are still logged in on another phone or computer, you can set one there: open Profile, then My Account.',
  locked: 'Account locked?',
  'locked.wait':
    'After too many wrong passwords, logging in is locked for 30 minutes. After that, try again.',
  'locked.known':
    'The lock does not count on a phone or computer where you logged in before. You can log in there right away.',
  else: 'Something else?',
  'else.write': 'Write to us about anything that does not work, or to have your account deleted.',
  'else.secret': 'Never send us your password. We do not need it.',
  'log-in': 'Log in',
} as const
