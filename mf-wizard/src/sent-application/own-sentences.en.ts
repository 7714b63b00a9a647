/** For candidates: apart from those of the hiring managers. */
export const sentences = {
  lead: 'This is your application as you sent it on {date}. Changes you made to your profile since then aren’t in it.',
  unseen:
    '{company} can’t see your contact details, address, birth date, work eligibility, or the managers of your past jobs.',
  equal:
    'If you answered equal-opportunity questions, those answers are kept apart and aren’t shown with an application.',
  'no-jobs': 'No work history',
  gap: '{start} to {end}: {reason}',
  manager: 'Manager: {name}',
  accepted: 'What you said is OK for you',
  'accepted.location': 'The long way to this job',
  'accepted.commute': 'A longer way to work than you asked for',
  'accepted.availability': 'Shifts you said you definitely don’t want',
  schools: 'Education',
  'compared.title': 'How this application is compared',
  'compared.text':
    'We compare your answers with the job automatically: commute, shifts, skills and experience. {company} sees what doesn’t fit. Applications aren’t scored or sorted by it, and a person decides.',
  'compared.asked':
    'You asked for review by a person. {company} sees that, and doesn’t see how your answers compare.',
  'compared.ask': 'Ask for review by a person',
  'compared.undo': 'Show the comparison again',
  'compared.failed': 'That didn’t work. Please try again.',
  loading: 'Loading what you sent',
  unavailable: 'We can’t show what you sent right now',
  retry: 'Try again',
  'not-found': 'What you sent with this application is no longer here.',
} as const
