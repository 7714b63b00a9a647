/** Says only what can be done today. */
export const sentences = {
  title: 'Help',
  lead: 'Email us. Tell us what happened and on which page.',
  write: 'Write to us here',
  password: 'Forgot your password?',
  'password.link':
    'On the login page, choose “Forgot password?”. We’ll text or email you a link to set a new one. It works once, for one hour.',
  'password.code':
    'If you are looking for work, you can also get a one-time code there and log in without a password.',
  locked: 'Account locked?',
  'locked.wait': 'We lock an account for 30 minutes after too many wrong passwords. After that, try again.',
  'locked.known':
    'The lock doesn’t apply on a phone or computer where you’ve logged in before. You can log in there right away. A one-time code or a new password lets you in too.',
  else: 'Something else?',
  'else.write': 'Write to us about anything that isn’t working, or to have your account deleted.',
  'else.secret': 'Never send us your password. We don’t need it.',
  'log-in': 'Log in',
  'need.title': 'Need help?',
  'need.close': 'Close',
  'need.lead': 'These help most people:',
  'need.log-in': 'Log in with a one-time code or a new password',
  'need.applications': 'See where my applications stand',
  'need.account': 'Change my login, my devices or my data',
  'need.all': 'All help topics',
} as const
