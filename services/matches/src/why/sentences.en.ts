import { mismatch } from '@lunchpail/contracts/language/mismatch.en'

/** Why a job is not suggested; what a preference costs. A preference that the person never set is not told as theirs. */
export const sentences = {
  ...mismatch,
  or: '{list} or {last}',
  'why.archived': 'Your account is archived, so no jobs are suggested to you.',
  'why.closed': 'This job is closed.',
  'why.paused': 'This job is paused: it takes no applications right now.',
  'why.twin': 'The same job was posted twice. The other posting is the one we suggest.',
  'why.applied': 'You applied to this job.',
  'why.withdrawn': {
    one: 'You withdrew your application for this job. We can suggest it again in {n} day.',
    other: 'You withdrew your application for this job. We can suggest it again in {n} days.',
  },
  'why.saved': 'You saved this job, so it’s with your saved jobs.',
  'why.passed': 'You passed on this job. Save it if you changed your mind.',
  'why.locked': 'Your matches are locked: you answered {answered} of {needed} questions.',
  'why.role': 'It’s {role}, and you asked for {wanted}.',
  'why.role-unknown': 'It doesn’t say what kind of work it is, and you asked for {wanted}.',
  'why.shift': 'You’d work {shifts}, and you asked for {wanted}.',
  'why.rating': 'You said “Definitely not” to {shifts}.',
  'why.weekend': 'It includes weekends, and you said you don’t work weekends.',
  'why.wage': 'It pays {pays} an hour, and you asked for at least {wage}.',
  'why.wage-assumed': 'It pays {pays} an hour. Until you set your lowest pay, we look for {wage} or more.',
  'pays.up-to': 'up to {amount}',
  'pays.from': 'from {amount}',
  'why.commute': 'It’s {minutes} minutes away, and your limit is {limit}.',
  'why.commute-assumed':
    'It’s {minutes} minutes away. Until you set a limit, we look within {limit} minutes.',
  'why.far': 'It’s more than two hours away.',
  'why.unplaced': 'It doesn’t say where the job is, so we can’t tell how far you’d travel.',
  'why.newest':
    'We don’t know where you live, so we only look at the newest jobs. Add your ZIP code to see those near you.',
  'why.better': {
    one: 'It fits you, and so does {n} other job. We show the best ones first, and this one once you’ve decided on those.',
    other:
      'It fits you, and so do {n} other jobs. We show the best ones first, and this one once you’ve decided on those.',
  },
  'why.suggested': 'It’s one of your matches now.',
  'cost.fitting': { one: '{jobs} job fits these preferences.', other: '{jobs} jobs fit these preferences.' },
  'cost.none-of-newest': 'None of the {jobs} newest jobs fits these preferences.',
  'cost.role': {
    one: 'The kinds of work you chose hide {jobs} job.',
    other: 'The kinds of work you chose hide {jobs} jobs.',
  },
  'cost.shift': {
    one: 'The shifts you chose hide {jobs} job.',
    other: 'The shifts you chose hide {jobs} jobs.',
  },
  'cost.rating': {
    one: '“Definitely not” to a shift hides {jobs} job.',
    other: '“Definitely not” to a shift hides {jobs} jobs.',
  },
  'cost.weekend': {
    one: 'Not working weekends hides {jobs} job.',
    other: 'Not working weekends hides {jobs} jobs.',
  },
  'cost.wage': {
    one: 'Your lowest pay of {wage} hides {jobs} job.',
    other: 'Your lowest pay of {wage} hides {jobs} jobs.',
  },
  'cost.commute': {
    one: 'Your max commute of {minutes} minutes hides {jobs} job.',
    other: 'Your max commute of {minutes} minutes hides {jobs} jobs.',
  },
  'link.preference': 'Change your job preferences',
  'link.questions': 'Answer questions',
  'link.applications': 'See your applications',
  'link.saved': 'See your saved jobs',
  'link.twin': 'See the other posting',
  'link.home': 'Add your ZIP code',
  'link.matches': 'See your matches',
  'role.warehouse': 'warehouse work',
  'role.trucking': 'trucking',
  'role.production': 'production work',
  'role.skilled trades': 'skilled trades work',
} as const
