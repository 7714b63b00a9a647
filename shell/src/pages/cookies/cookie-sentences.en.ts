export const sentences = {
  title: 'Cookie settings',
  lead: 'Choose what this site may keep in this browser. All cookies are our own, and none follow you to other sites.',
  'lead-chat':
    'Choose what this site may keep in this browser. All cookies are our own, except those of the live chat if you start it.',
  needed: 'What the site needs',
  'needed.text':
    'These stay on: the cookie that keeps you logged in, the one that protects forms, your language, answers that haven’t been sent yet, how you set up this device, and this choice.',
  optional: 'What you can turn off',
  memory: 'Remember what I did here',
  'memory.text':
    'Jobs you picked (1 day) or saved without logging in, your recent searches (until you close the browser), the last one with its words and ZIP code, where you commute from (7 days), tips and notices you closed, and that someone has logged in on this browser (1 year). What has no time here stays until you turn this off.',
  campaign: 'How I got here',
  'campaign.text':
    'The ad or link that brought you here: 2 days for the link and 1 hour for its source. It’s saved with your account when you sign up.',
  statistics: 'Counts and error reports',
  'statistics.text':
    'We count a few things, such as logins that failed, and learn which parts of a page broke. Nothing in it says who you are, and no cookie is set for it.',
  chat: 'Live chat',
  'chat.text':
    'The live chat with our support comes from {host}, which may set cookies of its own. It loads only when you start it. Without it, you can still write us a message.',
  'browser-asks':
    'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so this stays off.',
  save: 'Save',
  saved: 'Saved. What you turned off is gone from this browser.',
  'this-browser': 'This choice is for this browser only. We remember it for a year.',
  'no-scripts':
    'Without JavaScript, the site sets none of these by itself. To clear what was set before, use your browser’s settings.',
} as const
