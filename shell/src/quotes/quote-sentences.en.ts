/** What the site does, in words of its own. No one is quoted who did not say it. */
export const sentences = {
  title: 'How Lunchpail works for you',
  slider: 'slides',
  slide: '{n} of {total}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  'once.words': 'Tell your story once. The next application takes a few taps.',
  'once.more': 'Your jobs, your shifts and your skills stay with you and fill in what comes next.',
  'answer.words': 'See what happens with every application.',
  'answer.more': 'Sent, invited, moving forward or not selected, and the reason the company gave.',
  'number.words': 'Your phone number stays yours.',
  'number.more': 'You and the hiring manager message each other here. Neither sees the other’s number.',
  'private.words': 'Your age, gender and ethnicity never decide a match.',
  'private.more': 'No hiring manager sees them, and matching never reads them.',
} as const
