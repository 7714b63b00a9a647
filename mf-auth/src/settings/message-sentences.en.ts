export const sentences = {
  title: 'Texts and emails',
  lead: 'What Lunchpail sends you, and how to stop it.',
  loading: 'Loading your settings',
  unavailable: 'We can’t show how we reach you right now',
  retry: 'Try again',
  emails: 'Emails',
  'email.owned': 'They go to {to}.',
  'email.unproven':
    'They go to {to}. Confirm this email in My Account to stop them here, or use the link at the end of each email.',
  'email.stopped':
    'You stopped emails. You still get those you ask for and those about changes to your account.',
  'email.stopped-unproven':
    'Emails to {to} are stopped. To get them again, use the link at the end of an email you already have.',
  'email.none': 'Emails don’t reach you right now. Check your email in My Account.',
  'email.stop': 'Stop emails',
  'email.start': 'Send emails again',
  texts: 'Texts',
  'text.owned': 'They go to {to}. You can also reply STOP to any of them.',
  'text.unproven': 'They go to {to} once you confirm it. Reply STOP to any text to stop them.',
  'text.stopped':
    'You stopped texts. You still get codes you ask for on a device you’ve logged in on before. To get the others again, reply START to one of our texts or check the box in My Account.',
  'text.no-consent': 'You get no texts because you haven’t agreed to them. You can do that in My Account.',
  'text.no-phone': 'You get no texts because there’s no phone number in My Account.',
  'text.landline': '{to} is a landline, so you get emails instead of texts.',
  'text.none': 'Texts don’t reach you right now. Check your phone number in My Account.',
  'text.stop': 'Stop texts',
  account: 'My Account',
  kinds: 'What you get',
  'kind.asked': 'Codes and links you ask for',
  'kind.asked-text':
    'To log in, set a password or confirm a phone or email. They come at any hour, even if you stopped the rest. If you stopped texts, codes come by text only on a device you’ve logged in on before.',
  'kind.security': 'Changes to your account',
  'kind.security-text':
    'A new password, email or phone, or a deleted account. You can’t stop these emails: they protect your account.',
  'kind.security-text-unproven':
    'A new password, email or phone, or a deleted account. Until you confirm your email, you can stop these with the link at the end of each one. After that you can’t: they protect your account.',
  'kind.own': 'Your applications, interviews and events',
  'kind.own-text':
    'A confirmation, an invite, a new time, a message from the company, a reminder. Texts that come at night wait until 8 AM.',
  'kind.alert': 'Job alerts',
  'kind.alert-text':
    'New jobs that fit you, if you turned them on. To stop these alone, uncheck them above or use the link at the end of each email.',
  'kind.reminder': 'Reminders you set',
  'kind.reminder-text': 'To finish an application or add your resume, at the time you picked.',
  by: 'By',
  'by.text': 'text',
  'by.email': 'email',
  'by.both': 'text and email',
  'by.either': 'text or email',
} as const
