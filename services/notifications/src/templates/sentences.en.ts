export const sentences = {
  'submitted.text.one':
    'Lunchpail: your application for {title} at {company} is in. See where it stands: {link} Reply STOP to end texts.',
  'submitted.text.many':
    'Lunchpail: your {n} applications are in, the first for {title} at {company}. See where they stand: {link} Reply STOP to end texts.',
  'submitted.subject': { one: 'Your application is in', other: 'Your {n} applications are in' },
  'email.greeting': 'Hi,',
  'submitted.lead': { one: 'We sent your application for:', other: 'We sent your applications for:' },
  'submitted.item': '{title} at {company}, {place}',
  'submitted.next':
    'What happens next: the hiring manager will read it. If it’s a match, you’ll get an invite to interview. You can check where it stands at any time.',
  'submitted.button': 'See my applications',
  'automatic-sent.text':
    'Lunchpail: auto-apply sent your application for {title} at {company}. Don’t want it? Take it back within 24 hours of when it was sent: {link} Reply STOP to end texts.',
  'automatic-sent.subject': 'Auto-apply sent your application to {company}',
  'automatic-sent.lead':
    'You qualify for this new job and have auto-apply on, so we sent your application for:',
  'automatic-sent.take-back':
    'If you don’t want it, you can take it back within 24 hours of when it was sent. You don’t have to give a reason.',
  'automatic-sent.off': 'You can turn auto-apply off in your job preferences at any time.',
  'automatic-sent.button': 'See it or take it back',
  'automatic-sent.footer':
    'You’re receiving this email because auto-apply is on in your Lunchpail job preferences.',
  'automatic-asked.text':
    'Lunchpail: you qualify for {title} at {company}, but we didn’t apply for you: it needs answers only you can give. Apply here: {link} Reply STOP to end texts.',
  'automatic-asked.subject': 'A new job at {company} needs your answers',
  'automatic-asked.lead': 'You qualify for {title} at {company}, a new job.',
  'automatic-asked.not-sent':
    'We didn’t apply for you, because the application needs answers only you can give. It takes a few minutes.',
  'automatic-asked.button': 'Answer and apply',
  'credentials.text': 'Lunchpail: {what}. If this wasn’t you, write to {support} right away.',
  'credentials.phone': 'Your account’s phone number was changed',
  'credentials.email': 'Your account’s email address was changed',
  'credentials.password': 'Your account’s password was changed',
  'credentials.passkey': 'A passkey was added to your account',
  'credentials.passkey-off': 'A passkey was removed from your account',
  'credentials.second-factor': 'An authenticator app was set up for your account',
  'credentials.second-factor-off': 'The second step of your login was turned off',
  'credentials.both': 'Your account’s email address and password were changed',
  'credentials.several': 'The ways to log in to your account were changed',
  'credentials.was-you': 'If this was you, you don’t need to do anything.',
  'credentials.address': 'From now on, we’ll write to the new address.',
  'credentials.not-you': 'If this wasn’t you, write to {support} right away so we can secure your account.',
  'credentials.button': 'Get help',
  'credentials.footer':
    'You’re receiving this email because this address belonged to a Lunchpail account when the change was made.',
  'code.text': '{code} is your Lunchpail code. It works for 10 minutes. Never share it.',
  'phone-code.text':
    '{code} is your Lunchpail code to confirm this number. It works for 10 minutes. Never share it.',
  'code.subject': '{code} is your Lunchpail code',
  'code.title': 'Your code',
  'code.lead': 'Enter this code on Lunchpail. It works for 10 minutes.',
  'code.never-share': 'Never share it: no one at Lunchpail will ask you for it.',
  'code.footer':
    'You’re receiving this email because someone asked for a code for this address. If that wasn’t you, ignore it.',
  'reset.text':
    'Lunchpail: set a new password here: {link} The link works once, for one hour. If you didn’t ask for it, ignore this text.',
  'reset.subject': 'Set a new password',
  'reset.lead': 'Use this link to set a new password. It works once, for one hour.',
  'reset.ignore': 'If you didn’t ask for it, ignore this email. Your password stays as it is.',
  'reset.button': 'Set a new password',
  'reset.footer':
    'You’re receiving this email because someone asked to reset the password of the Lunchpail account with this address.',
  'support.subject': 'Someone needs help',
  'support.contact': 'Reply to: {contact}',
  'support.visitor': 'Not logged in.',
  'support.account': 'Logged in as the account {account}.',
  'support.footer': 'Sent from the support chat of Lunchpail.',
  'erased.subject': 'Your Lunchpail account was deleted',
  'erased.lead':
    'You asked us to delete your account. We deleted it, and every part of Lunchpail is deleting what it kept about you. The link shows how far along that is, and what the law requires to be kept.',
  'erased.not-you': 'If this wasn’t you, write to {support} right away.',
  'erased.button': 'See what was deleted',
  'erased.footer':
    'This is the last email to this address. Once it’s sent, we delete the address from our list of messages, too.',
  'erase-code.text':
    '{code} is your code to delete your Lunchpail account. It works for 10 minutes. Never share it.',
  'erase-code.subject': '{code} is your code to delete your account',
  'erase-code.title': 'Delete your account',
  'erase-code.lead': 'Enter this code to delete your Lunchpail account. It works for 10 minutes.',
  'erase-code.footer':
    'You’re receiving this email because someone who is logged in to your account asked to delete it. If that wasn’t you, don’t use the code, and log out your other devices in Account settings.',
  'moved.subject': 'Your phone number was moved to another account',
  'moved.lead':
    'Someone confirmed the phone number ending in {digits} with a code we texted to it. It’s on their account now, and no longer on yours.',
  'moved.still': 'You can still log in with your email. If you have a new number, add it in My Account.',
  'moved.not-you':
    'If you still have this number, write to {support} right away so we can secure your account.',
  'moved.footer': 'You’re receiving this email because your Lunchpail account’s phone number was moved.',
  'reminder.save-application.text-named':
    'Lunchpail: your application for {title} at {company} is almost done. Finish it here: {link} Reply STOP to end texts.',
  'reminder.save-application.text-any':
    'Lunchpail: your application is almost done. Finish it here: {link} Reply STOP to end texts.',
  'reminder.save-application.subject': 'Your application is almost done',
  'reminder.save-application.lead':
    'You asked us to remind you: your application is almost done. Everything you typed is still there.',
  'reminder.save-application.button': 'Finish my application',
  'reminder.upload-resume.text-named':
    'Lunchpail: add your resume to your application for {title} at {company}. You’re 90% done: {link} Reply STOP to end texts.',
  'reminder.upload-resume.text-any':
    'Lunchpail: add your resume to your application. You’re 90% done: {link} Reply STOP to end texts.',
  'reminder.upload-resume.subject': 'Add your resume: you’re 90% done',
  'reminder.upload-resume.lead':
    'You asked us to remind you about your resume. Once it’s there, you can send your application.',
  'reminder.upload-resume.button': 'Add my resume',
  'reminder.about': 'It’s for {title} at {company}.',
  'reminder.footer': 'You’re receiving this email because you asked Lunchpail to remind you.',
  'reply.stop':
    'Lunchpail: No more texts from us, except codes you ask for on a device you logged in on before. Reply START to get texts again. Help: {support}',
  'reply.start':
    'Lunchpail: You’ll get texts about jobs and your applications again. Msg & data rates may apply. Reply HELP for help, STOP to end.',
  'reply.not-stopped':
    'Lunchpail: Texts to this number aren’t stopped. You get the ones you agree to in your account: {site}/profile Msg & data rates may apply. Reply HELP for help, STOP to end.',
  'reply.reaches':
    'Lunchpail: Thanks! You’ll get texts about your applications and interviews. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to end.',
  'reply.help':
    'Lunchpail: Texts about jobs and your applications. Msg frequency varies. Msg & data rates may apply. Help: {site}/help or {support}. Reply STOP to end.',
  'email.unsubscribe': 'Unsubscribe from these emails',
  'manager.invited.subject': '{person} invited you to {company} on Lunchpail',
  'manager.invited.text':
    '{person} wants you to work with jobs and applications at {company}. The link works once, for 7 days.',
  'manager.invited.button': 'Join the company',
  'manager.join-asked.subject': '{person} wants to join {company}',
  'manager.join-asked.text':
    '{person} signed up on Lunchpail and says they work for {company}. Let them in only if you know them.',
  'manager.join-asked.button': 'Respond',
  'manager.join-accepted.subject': 'You joined {company} on Lunchpail',
  'manager.join-accepted.text': 'An admin at {company} let you in.',
  'manager.join-accepted.button': 'See your company',
  'manager.join-declined.subject': '{company} declined your request',
  'manager.join-declined.text':
    'An admin at {company} declined your request. If you work there, ask one of them for an invite.',
  'manager.join-declined.button': 'See what you can do',
  'manager.company-approved.subject': '{company} is approved',
  'manager.company-approved.text': 'We checked {company}. You can now invite the people you hire with.',
  'manager.company-approved.button': 'See your company',
  'manager.company-refused.subject': 'We couldn’t approve {company}',
  'manager.company-refused.text':
    'We couldn’t confirm that {company} is yours. If you think that’s a mistake, write to {support}.',
  'manager.company-refused.button': 'See what you can do',
  'manager.invite-forwarded.subject': '{person} joined {company} with another email',
  'manager.invite-forwarded.text':
    '{person} joined {company} with the invite you sent to {invited}. Their email is {joined}. If you don’t know them, remove them.',
  'manager.invite-forwarded.no-email.subject': '{person} joined {company} without an email',
  'manager.invite-forwarded.no-email.text':
    '{person} joined {company} with the invite you sent to {invited}. Their account has no email. If you don’t know them, remove them.',
  'manager.invite-forwarded.button': 'See managers',
  'manager.footer': 'You’re receiving this email because you have an employer account on Lunchpail.',
  'manager.footer-invited':
    'You’re receiving this email because {person} entered this address. If you don’t know them, ignore it.',
  'registration.registered.subject': 'You’re registered: {name}',
  'registration.registered.lead': 'You’re registered for {name}.',
  'registration.registered.text': 'Lunchpail: you’re registered for {name}.',
  'registration.waiting.subject': 'You’re on the waiting list: {name}',
  'registration.waiting.lead':
    '{name} is full. You’re on the waiting list, and we’ll tell you as soon as a spot opens.',
  'registration.waiting.text':
    'Lunchpail: {name} is full. You’re on the waiting list, and we’ll tell you as soon as a spot opens.',
  'registration.moved-up.subject': 'A spot opened: {name}',
  'registration.moved-up.lead': 'A spot opened, and it’s yours. You’re registered for {name}.',
  'registration.moved-up.text': 'Lunchpail: a spot opened, and it’s yours. You’re registered for {name}.',
  'registration.canceled.subject': 'You gave up your spot: {name}',
  'registration.canceled.lead': 'You’re no longer registered for {name}.',
  'registration.canceled.text': 'Lunchpail: you’re no longer registered for {name}.',
  'registration.reminder.subject': 'Coming up: {name}',
  'registration.reminder.lead': 'Don’t forget {name}.',
  'registration.reminder.text': 'Lunchpail: don’t forget {name}.',
  'registration.changed.subject': 'New time or place: {name}',
  'registration.changed.lead': 'The time or place of {name} has changed.',
  'registration.changed.text': 'Lunchpail: the time or place of {name} has changed.',
  'registration.waiting-changed.subject': 'New time or place: {name}',
  'registration.waiting-changed.lead':
    'The time or place of {name} has changed. You’re still on the waiting list.',
  'registration.waiting-changed.text':
    'Lunchpail: the time or place of {name} has changed. You’re still on the waiting list.',
  'registration.event-canceled.subject': 'Canceled: {name}',
  'registration.event-canceled.lead': '{name} was canceled by the company hosting it.',
  'registration.event-canceled.text': 'Lunchpail: {name} was canceled by the company hosting it.',
  'registration.details-changed.subject': 'New details: {name}',
  'registration.details-changed.lead': 'The details of {name} have changed. Please check how to join.',
  'registration.details-changed.text':
    'Lunchpail: the details of {name} have changed. Please check how to join.',
  'registration.details': 'The details now: {details}',
  'registration.planned': 'It was planned for {time}.',
  'registration.place': 'Place: {place}.',
  'registration.code':
    'Show the code on the event page at the door. If you can’t make it, please give up your spot there.',
  'registration.no-code': 'If you can’t make it, please give up your spot on its page.',
  'registration.button': 'See the event',
  'registration.stop': 'Reply STOP to end texts.',
  'registration.footer': 'You’re receiving this email because you registered for this on Lunchpail.',
  'question.text':
    'Lunchpail: {question} Answer here, no login needed: {link} The link works once, for 7 days.',
  'question.subject': 'Your question from Lunchpail',
  'question.lead': 'You asked us to send you this question:',
  'question.once': 'No login needed. The link works once, for 7 days.',
  'question.button': 'Answer',
  'question.footer': 'You’re receiving this email because you asked for this question on Lunchpail.',
  'reference.text':
    'Lunchpail: {candidate} worked with you and is asking you for a reference. It takes a minute: {link} Reply STOP and we’ll never text you again.',
  'referral.text':
    '{from} thinks Lunchpail could help you find a job. See jobs near you: {link} Reply STOP and we’ll never text you again.',
  'referral.text-unnamed':
    'A friend thinks Lunchpail could help you find a job. See jobs near you: {link} Reply STOP and we’ll never text you again.',
  'referral.subject': '{from} thinks you could find a job on Lunchpail',
  'referral.subject-unnamed': 'A friend thinks you could find a job on Lunchpail',
  'referral.lead':
    'Lunchpail has hourly jobs near you in warehouses, trucking, production and skilled trades. One application works for several jobs.',
  'referral.button': 'See jobs near you',
  'referral.footer':
    'You’re receiving this one email because {from} entered this address on Lunchpail. Unsubscribe and you’ll never hear from us again.',
  'referral.footer-unnamed':
    'You’re receiving this one email because a friend entered this address on Lunchpail. Unsubscribe and you’ll never hear from us again.',
  'email.footer': 'You’re receiving this email because you applied for a job on Lunchpail.',
  'notice.invited.subject': 'You’re invited to interview',
  'notice.invited.lead':
    'Good news: {company} invited you to interview for {title}. Pick a time that works for you.',
  'notice.invited.button': 'Pick a time',
  'notice.invited.text':
    'Lunchpail: {company} invited you to interview for {title}. Pick a time: {link} Reply STOP to end texts.',
  'notice.picked.subject': 'Your interview: {time}',
  'notice.picked.lead':
    'Your interview for {title} at {company} is set. You can add it to your calendar, move it or cancel it.',
  'notice.picked.button': 'See your interview',
  'notice.picked.text': 'Lunchpail: your interview for {title} at {company} is {time}. {link}',
  'notice.canceled.subject': 'You canceled your interview time',
  'notice.canceled.lead':
    'You canceled your interview time for {title} at {company}. You can pick another one.',
  'notice.canceled.button': 'Pick a time',
  'notice.canceled.text': 'Lunchpail: you canceled your interview time for {title} at {company}. {link}',
  'notice.rescinded.subject': '{company} withdrew its invite',
  'notice.rescinded.lead':
    '{company} withdrew its invite to interview for {title}. Other jobs near you are open.',
  'notice.rescinded.button': 'See your application',
  'notice.rescinded.text':
    'Lunchpail: {company} withdrew its invite to interview for {title}. {link} Reply STOP to end texts.',
  'notice.called-off.subject': 'Your interview at {company} is off: {time}',
  'notice.called-off.lead':
    '{company} called off your interview for {title} on {time}. See your application for where it stands.',
  'notice.called-off.button': 'See your application',
  'notice.called-off.text':
    'Lunchpail: {company} called off your interview for {title} on {time}. {link} Reply STOP to end texts.',
  'notice.day-before.subject': 'Tomorrow: your interview at {company}',
  'notice.day-before.lead':
    'Your interview for {title} at {company} is coming up. Let the company know you’ll be there.',
  'notice.day-before.button': 'See your interview',
  'notice.day-before.text':
    'Lunchpail: your interview for {title} at {company} is {time}. Reply C to confirm, R to move it. {link} STOP to end texts.',
  'notice.hours-before.subject': 'Coming up: your interview at {company}',
  'notice.hours-before.lead': 'Your interview for {title} at {company} is {time}.',
  'notice.hours-before.button': 'See your interview',
  'notice.hours-before.text':
    'Lunchpail: your interview for {title} at {company} is {time}. Reply C to confirm, R to move it. {link} STOP to end texts.',
  'notice.feedback.subject': 'How was your interview at {company}?',
  'notice.feedback.lead': 'Tell us how your interview for {title} at {company} went. It takes a minute.',
  'notice.feedback.button': 'Tell us',
  'notice.feedback.text': 'Lunchpail: how was your interview for {title} at {company}? {link}',
  'notice.not-selected.subject': 'About your application at {company}',
  'notice.not-selected.lead':
    '{company} decided not to move forward with your application for {title}. Your application says why, if they gave a reason, and what else fits you.',
  'notice.not-selected.button': 'See your application',
  'notice.not-selected.text': 'Lunchpail: {company} made a decision on your application for {title}. {link}',
  'notice.moving-forward.subject': '{company} wants to move forward',
  'notice.moving-forward.lead': '{company} wants to move forward with your application for {title}.',
  'notice.moving-forward.button': 'See your application',
  'notice.moving-forward.text': 'Lunchpail: {company} wants to move forward with you for {title}. {link}',
  'notice.hired.subject': 'You’re hired at {company}',
  'notice.hired.lead': 'Congratulations: {company} hired you for {title}.',
  'notice.hired.button': 'See your application',
  'notice.hired.text':
    'Lunchpail: congratulations! {company} hired you for {title}. {link} Reply STOP to end texts.',
  'notice.application-canceled.subject': '{company} canceled your application',
  'notice.application-canceled.lead':
    '{company} canceled your application for {title}. Other jobs near you are open.',
  'notice.application-canceled.button': 'See your application',
  'notice.application-canceled.text':
    'Lunchpail: {company} canceled your application for {title}. {link} Reply STOP to end texts.',
  'notice.no-show.subject': '{company} says you didn’t show up',
  'notice.no-show.lead':
    '{company} says you didn’t show up for your interview for {title} on {time}. Nothing else about your application changes. If you were there, say so on your application: the interview doesn’t count against you while we look into it.',
  'notice.no-show.button': 'See your application',
  'notice.no-show.text':
    'Lunchpail: {company} says you didn’t show up for your interview for {title}. If you were there, say so: {link}',
  'notice.not-selected-no-show.subject': '{company} says you didn’t show up',
  'notice.not-selected-no-show.lead':
    '{company} says you didn’t show up for your interview for {title} on {time}, and decided not to move forward with your application. If you were there, say so on your application: the interview doesn’t count against you while we look into it.',
  'notice.not-selected-no-show.button': 'See your application',
  'notice.not-selected-no-show.text':
    'Lunchpail: {company} says you didn’t show up for your interview for {title}. If you were there, say so: {link}',
  'notice.no-show-taken-back.subject': '{company} no longer says you didn’t show up',
  'notice.no-show-taken-back.lead':
    '{company} said you didn’t show up for your interview for {title} on {time}, and has taken that back. It doesn’t count against you. See your application for where it stands.',
  'notice.no-show-taken-back.button': 'See your application',
  'notice.no-show-taken-back.text':
    'Lunchpail: {company} no longer says you didn’t show up for your interview for {title}. {link}',
  'no-shows.suspended.subject': 'Your account is suspended until {date}',
  'no-shows.suspended.lead':
    'Companies reported that you missed these interviews. Because of that, your account is suspended until {date}.',
  'no-shows.suspended.text':
    'Lunchpail: your account is suspended until {date} because companies reported missed interviews. If you were there, say so: {link} Reply STOP to end texts.',
  'no-shows.lifted.subject': 'Your account is open again',
  'no-shows.lifted.lead':
    'There are no longer enough missed interviews against you, so your account is open again. You can apply for jobs right away.',
  'no-shows.lifted.text':
    'Lunchpail: your account is open again. You can apply for jobs right away: {link} Reply STOP to end texts.',
  'no-shows.missed': '{title} at {company}, {time}',
  'no-shows.contest':
    'Were you there? Log in and say what happened. Until we’ve looked into it, that interview doesn’t count against you.',
  'no-shows.suspended.button': 'I was there',
  'no-shows.lifted.button': 'See your applications',
  'alert.text.one': 'Lunchpail: a new job fits you: {job}. See it: {link} Reply STOP to end texts.',
  'alert.text.many':
    'Lunchpail: {n} new jobs fit you. The best: {job}. See it: {link} All: {all} Reply STOP to end texts.',
  'alert.wage.hour': '{from} an hour',
  'alert.wage.range': '{from} to {to} an hour',
  'alert.wage.from': 'from {from} an hour',
  'alert.wage.to': 'up to {to} an hour',
  'alert.subject.one': 'New job for you: {title}',
  'alert.subject.many': '{n} new jobs for you',
  'alert.lead.one': 'This job is new or has changed, and fits what you’re looking for:',
  'alert.lead.many':
    'These jobs are new or have changed, and fit what you’re looking for. The best come first.',
  'alert.more': { one: 'And 1 more.', other: 'And {n} more.' },
  'alert.button.one': 'See the job',
  'alert.button.many': 'See my matches',
  'alert.footer.at-once':
    'You’re receiving this email because you turned on job alerts on Lunchpail. To get them once a day or once a week, or to turn them off: {settings}',
  'alert.footer.daily':
    'You’re receiving this email because you turned on daily job alerts on Lunchpail. To change how often they come, or to turn them off: {settings}',
  'alert.footer.weekly':
    'You’re receiving this email because you turned on weekly job alerts on Lunchpail. To change how often they come, or to turn them off: {settings}',
  'job-notice.item': '{title} at {company}, {place}',
  'job-notice.proof.subject': 'Should we tell you when this job opens again?',
  'job-notice.proof.lead':
    'Someone typed this address on Lunchpail to hear when this job takes applications again:',
  'job-notice.proof.press':
    'If that was you, open the link and press the button there. You’ll then get one email if the job opens again within a year.',
  'job-notice.proof.not-you':
    'If it wasn’t you, do nothing: unless you press the button, we won’t write when it opens.',
  'job-notice.proof.button': 'See the job and confirm',
  'job-notice.proof.footer':
    'You’re receiving this email because someone typed this address on the page of a closed job.',
  'job-notice.opened.subject': '{title} is open again',
  'job-notice.opened.lead': 'You asked to hear when this job takes applications again. It does now:',
  'job-notice.opened.once': 'This is the only email about it.',
  'job-notice.opened.button': 'See the job',
  'job-notice.opened.footer':
    'You’re receiving this email because you asked Lunchpail to tell you when this job opens again.',
  'bare.automatic-sent': 'Auto-apply sent your application to {company}',
  'bare.automatic-asked': 'A new job at {company} needs your answers',
  'bare.submitted': 'Your application to {company} is in',
  'bare.submitted-many': 'Your {n} applications are in',
  'bare.invited': '{company} invited you to an interview',
  'bare.picked': 'Your interview with {company} is set',
  'bare.canceled': 'You canceled your interview time with {company}',
  'bare.rescinded': '{company} withdrew its invite to interview',
  'bare.called-off': '{company} called off your interview',
  'bare.day-before': 'Your interview with {company} is coming up',
  'bare.hours-before': 'Your interview with {company} starts soon',
  'bare.feedback': 'How was your interview with {company}?',
  'bare.not-selected': '{company} made a decision on your application',
  'bare.moving-forward': '{company} wants to move forward with you',
  'bare.hired': 'You’re hired at {company}',
  'bare.application-canceled': '{company} canceled your application',
  'bare.no-show': '{company} says you didn’t show up for your interview',
  'bare.not-selected-no-show': '{company} says you didn’t show up for your interview',
  'bare.no-show-taken-back': '{company} no longer says you didn’t show up for your interview',
  'bare.message': '{company} wrote to you about your application',
  'bare.event.registered': 'You’re registered for an event with {company}',
  'bare.event.waiting': 'You’re on the waiting list for an event with {company}',
  'bare.event.moved-up': 'A spot opened at an event with {company}, and it’s yours',
  'bare.event.canceled': 'You gave up your spot at an event with {company}',
  'bare.event.reminder': 'Your event with {company} is coming up',
  'bare.event.changed': 'Your event with {company} has a new time or place',
  'bare.event.waiting-changed': 'An event with {company} that you’re waiting for has a new time or place',
  'bare.event.event-canceled': 'Your event with {company} was canceled',
  'bare.event.details-changed': 'Your event with {company} has new details',
  'bare.lead': 'Log in to Lunchpail to see the rest.',
  'bare.why':
    'We keep this short because no one has told us yet that this address is yours. Open the link to tell us, and the next emails will say more.',
  'bare.not-you': 'Not you? You can end these emails there, too.',
  'bare.button': 'Tell us if this is you',
  'bare.footer':
    'You’re receiving this email because someone gave this address on Lunchpail to hear about their own application or event.',
  'request.text':
    'Lunchpail: Someone gave this number for texts about their job applications. If that’s you, reply YES. If not, reply STOP or do nothing: we won’t ask again. Msg frequency varies. Msg & data rates may apply. Reply HELP for help.',
  'message.who': '{person} at {company}',
  'message.text':
    'Lunchpail: {who} writes: “{message}” Reply to this text to answer. {link} Reply STOP to end texts.',
  'message.refused':
    'Lunchpail: {company} didn’t get your text. The conversation is closed, or you sent a lot today: {link} Reply STOP to end texts.',
  'message.subject': '{who} wrote to you',
  'message.lead': '{who} wrote to you about your application for {title}:',
  'message.button': 'Reply',
  'desk.applicants.subject': {
    one: '{n} new applicant at {company}',
    other: '{n} new applicants at {company}',
  },
  'desk.applicants.lead': {
    one: '{n} person applied to {company}:',
    other: '{n} people applied to {company}. Roles with the most applicants:',
  },
  'desk.time-picked.subject': '{person} picked an interview time',
  'desk.time-picked.lead': '{person} accepted your invite to interview for {title} and picked this time:',
  'desk.time-moved.subject': '{person} moved an interview',
  'desk.time-moved.lead': '{person} moved the interview for {title} to this time:',
  'desk.time-canceled.subject': '{person} canceled an interview time',
  'desk.time-canceled.lead': '{person} can’t come to the interview for {title} at this time:',
  'desk.another-time.subject': '{person} asked for another interview time',
  'desk.another-time.lead': '{person} asked for another time for the interview for {title}. It was set for:',
  'desk.withdrawn.subject': '{person} declined your invite',
  'desk.withdrawn.lead': '{person} declined your invite and withdrew the application for {title}.',
  'desk.message.subject': '{person} wrote to you',
  'desk.message.lead': '{person} wrote to you in the application for {title}. Log in to read it.',
  'desk.role': '{title}, {city}: {n}',
  'desk.candidate': 'A candidate',
  'desk.button': 'Open your hiring desk',
  'desk.answer': 'Read and reply',
  'desk.settings': 'Choose which emails you get, and how often',
  'desk.footer': 'You’re receiving this email because you hire on Lunchpail.',
  'reported.subject': 'Someone reported messages',
  'reported.candidate':
    'The candidate {account} reported what the company wrote in the application {application}:',
  'reported.manager':
    'The hiring manager {account} reported what the candidate wrote in the application {application}:',
  'reported.last': 'What the other side wrote last:',
  'reported.footer': 'Sent from Lunchpail’s messages. The conversation is now closed.',
  'reply.confirm': 'Lunchpail: Thanks! {company} knows you’ll be there: {time}.',
  'reply.move': 'Lunchpail: Pick another time here: {link}',
  'reply.unclear':
    'Lunchpail: Your text goes to {company}, but confirms nothing. To confirm {time}, reply just C. To pick another time: {link}',
  'reply.changed':
    'Lunchpail: That interview was moved or canceled after our text. See where it stands: {link}',
  'reply.nobody':
    'Lunchpail: We can’t tell which company your text is for, so no one reads it. Write to a company from your application: {site}/applications Reply HELP for help, STOP to end texts.',
  'reply.apply': 'Apply for the job on the poster',
  'reply.register': 'Register for the event on the poster',
  'reply.job-closed': 'The job on the poster is closed. See other jobs',
  'reply.closed': 'Registration for the event on the poster is closed. See open jobs',
  'reply.canceled': 'The event on the poster was canceled. See open jobs',
  'reply.keyword-stop': 'Reply STOP to end texts.',
} as const
