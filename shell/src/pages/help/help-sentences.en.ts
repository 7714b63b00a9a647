/** Says only what can be done today. */
export const sentences = {
  title: 'Help and contact',
  lead: 'Answers to what people ask most.',
  write: 'Write to us here',
  none: 'We can’t answer messages on this site yet.',
  applied: 'Did my application go through?',
  'applied.where':
    'Look in My applications. Everything you sent is there, with its status, what happens next and each answer as you sent it.',
  'applied.unsent':
    'An application you didn’t finish is at the top. Continue where you left off. Your answers are saved.',
  reply: 'When will the company answer?',
  'reply.when':
    'Each company decides when. If we know how fast it usually replies, the job and your application say so. We tell you by email, and by text if you agreed to texts.',
  'reply.ask':
    'You can write to the company from your application. It never sees your phone number or email.',
  change: 'Can I change or withdraw an application?',
  'change.sent':
    'What you sent stays as you sent it. Write to the company if something is wrong, and fix your profile for the next application.',
  'change.withdraw':
    'To withdraw, open the application in My applications. The page says whether you can apply to that job again.',
  interview: 'How do I pick, move or cancel an interview?',
  'interview.pick':
    'Open the link in the invite, or the interview in My applications. If no time works for you, write to the company there.',
  messages: 'Why do I get no texts or emails?',
  'messages.none':
    'Check your spam folder first. Account settings say where your texts and emails go, and why if they can’t reach you. Often the phone or email still has to be confirmed.',
  stop: 'How do I stop texts or emails?',
  'stop.where':
    'Press the button in Account settings. Replying STOP to a text or using the link at the end of an email works too.',
  private: 'Who sees what I enter?',
  'private.company':
    'Only the companies you apply to: your work history, skills, shifts, summary and the answers to their questions. They don’t see your phone number, email, address, birth date or work eligibility.',
  'private.equal':
    'Equal-opportunity answers are kept apart from your application and play no part in hiring decisions.',
  resume: 'Can I apply without a resume?',
  'resume.none': 'Yes. You can enter your jobs by hand, skip them, or add a photo or a file later.',
  money: 'A job asks me for money',
  'money.never':
    'Don’t pay, and don’t give anyone your bank details or Social Security number to get a job. Applying here is free.',
  'money.report':
    'Choose “Report this job” on the job’s page. If a company asks you in a message, report the message in your application.',
  password: 'Forgot your password?',
  'password.link':
    'On the login page, choose “Forgot password?”. We’ll text or email you a link to set a new one. It works once, for one hour.',
  'password.code':
    'If you are looking for work, you can also get a one-time code there and log in without a password.',
  locked: 'Account locked?',
  'locked.wait': 'We lock an account for 30 minutes after too many wrong passwords. After that, try again.',
  'locked.known':
    'The lock doesn’t apply on a phone or computer where you’ve logged in before. You can log in there right away. A one-time code or a new password lets you in too.',
  data: 'How do I get my data or delete my account?',
  'data.where':
    'Both are in Account settings. Deleting removes your account, profile and applications for good.',
  else: 'Something else?',
  'else.write': 'Write to us about anything that isn’t working. Tell us what happened and on which page.',
  'else.secret': 'Never send us your password. We don’t need it.',
  'log-in': 'Log in',
  applications: 'My applications',
  settings: 'Account settings',
  'need.title': 'Need help?',
  'need.close': 'Close',
  'need.lead': 'These help most people:',
  'need.log-in': 'Log in with a one-time code or a new password',
  'need.applications': 'See where my applications stand',
  'need.account': 'Change my login, my devices or my data',
  'need.all': 'All help topics',
} as const
