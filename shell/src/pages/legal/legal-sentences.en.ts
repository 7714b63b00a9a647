export const sentences = {
  'terms.title': 'Terms of use',
  'terms.lead': 'What you can count on from us, and what we ask of you. Short, and in plain words.',
  'terms.what': 'What Lunchpail is',
  'terms.what.1':
    'Lunchpail shows hourly jobs in warehouses, trucking, production and skilled trades, and sends your application to the employer you choose.',
  'terms.what.2':
    'We are not the employer. The employer decides who to interview and who to hire, and sets the pay, the hours and the rules of the job.',
  'terms.account': 'Your account',
  'terms.account.1':
    'You can look at jobs without an account. To apply you need one, with your own name and an email or phone number that reaches you. You must be 16 or older.',
  'terms.account.2':
    'Keep your password to yourself. If you think someone else has used your account, contact support and we’ll secure your account.',
  'terms.applications': 'Your applications',
  'terms.applications.1':
    'Tell the truth. An employer can turn down an application, or end a job, over an answer that wasn’t true.',
  'terms.applications.2':
    'When you press Submit, we send your answers to the employers you picked and keep a copy as you sent it. If you turn on auto-apply, we send applications for you without a Submit for each, until you turn it off. Using Lunchpail to find work is free.',
  'terms.fair': 'Fair use',
  'terms.fair.1':
    'Do not use this site to collect other people’s data, to send advertising, to post false jobs, or to try to break into it.',
  'terms.fair.2':
    'We may close an account that does this. We lock an account for 30 minutes after too many wrong passwords, to keep others out.',
  'terms.texts': 'Texts and emails',
  'terms.texts.1':
    'We send texts only if you check the box that allows them, apart from codes and links you ask for, warnings about changes to your account, and a text when a friend tells you about us or someone who worked for you asks for a reference. You can apply without it. Message and data rates may apply.',
  'terms.texts.2':
    'Reply STOP to any text and we’ll send no more, except codes you ask for on a device you logged in on before. We still email you about things you do, such as sending an application.',
  'terms.limits': 'What we cannot promise',
  'terms.limits.1':
    'Jobs come from employers and from public sources. Pay, place or hours can change, and a job can be filled before we know.',
  'terms.limits.2':
    'The site can be down at times. What you saved stays saved, and you can pick up where you left off.',
  'terms.end': 'Leaving and changes',
  'terms.end.1': 'You can stop using Lunchpail at any time and delete your account under Account settings.',
  'terms.end.2':
    'If these terms change in a way that matters to you, we’ll tell you before the change takes effect.',

  'privacy.title': 'Privacy',
  'privacy.lead': 'What we keep about you, why, for how long, and what you can do about it.',
  'privacy.kept': 'What we keep',
  'privacy.kept.1':
    'From your account: your name, your email, your phone if you give it, your language, and your password in a form that no one can read, not even us.',
  'privacy.kept.2':
    'From your application: the answers you give, such as address, shifts, work history, schools and employer questions. They’re saved as you go, so you can stop and continue later.',
  'privacy.kept.3':
    'From your visits: the time and the address of each request, and the network address it came from, to keep the site running and safe. We never sell your data, and we show no advertising.',
  'privacy.kept.4':
    'From people you name: the phone number or email of a friend you tell about us, and the number of a former manager you ask for a reference. The message to them is kept, encrypted, for up to 12 months. Apart from it, we keep a scrambled form, with a part that you recognize, such as the last two digits. A manager’s number is also in your work history until you take it out. Employers don’t see any of these.',
  'privacy.use': 'Who sees it',
  'privacy.use.1':
    'An employer sees what you send with an application to that employer, and nothing of it before you press Submit. If you turn on auto-apply, we send applications for you without a Submit for each, and those employers see them, too.',
  'privacy.use.2':
    'If you register for an event or program, the company hosting it sees your name, the jobs you chose there, and when you registered and checked in.',
  'privacy.use.3':
    'A friend you tell about us sees your first name, and someone you ask for a reference sees your name, and the title, company and dates of the job.',
  'privacy.use.4':
    'Companies that deliver our texts and emails get your number or address and the message, and use them only for that.',
  'privacy.equal': 'Equal-opportunity questions',
  'privacy.equal.1':
    'Questions about sex, race, disability or veteran status are optional. You can skip each one, and skipping never counts against you.',
  'privacy.equal.2':
    'These answers are stored apart from your application. The people who make hiring decisions don’t see them. They’re used only for the counts that the law requires.',
  'privacy.texts': 'When we text you',
  'privacy.texts.1':
    'Apart from codes and links you ask for, and warnings about changes to your account that go to a number you confirmed, we text you only after you check the box for it. We keep a record of when you did, and of the words next to the box.',
  'privacy.texts.2':
    'You can also get a text when a friend tells you about us, or when someone who worked for you asks for a reference, although you checked no box. However many people ask, a number gets at most three of each in 30 days.',
  'privacy.texts.3': 'Reply STOP to any text to end them right away.',
  'privacy.cookies': 'Cookies and your device',
  'privacy.cookies.1':
    'We use only our own cookies: one that keeps you logged in, one that protects forms, one for your language and one for your cookie settings. Others remember the jobs you picked (1 day), what you searched for, where you commute from (7 days) and that someone has logged in on this browser (1 year). Two keep the ad or link that brought you here, for 2 days at most. They don’t follow you to other sites. Only a live chat from another company, if you start one, may set that company’s cookies. Under Cookie settings, at the bottom of each page, you can turn off what the site doesn’t need.',
  'privacy.cookies.2':
    'Your language choice, jobs you saved and answers that haven’t been sent yet are also kept in your browser.',
  'privacy.long': 'How long we keep it',
  'privacy.long.1':
    'Your account and the applications you sent stay until you delete your account. An application you didn’t send is deleted 12 months after your last change, a resume after 24 months without activity, your place at an event 24 months after you registered, and the entry of a friend you told about us after 12 months. An application that was sent stays with the employer under the employer’s own rules.',
  'privacy.long.2':
    'When you delete your account, what we hold about you is deleted from every part of the site. Records of messages between those parts that name you go with it, within minutes. The email that confirms the deletion is kept, encrypted, for up to 30 days. A scrambled form of a phone number or email address stays if someone agreed to our messages there or stopped them, if we asked there whether it’s the right one, or if a friend was told about us there; for 60 days also if a manager was asked for a reference there. It keeps us from writing where we shouldn’t. If you delete your account while you’re suspended, a scrambled form of the email and phone that you confirmed stays until the suspension is over.',
  'privacy.choices': 'What you can do',
  'privacy.choices.1':
    'Under Account settings you can download everything we keep about you and delete your account. You can correct mistakes in your profile and under My Account, or ask us to.',
  'privacy.choices.2': 'All of it is free and never counts against you when you apply.',
} as const
