/** Why a position does not fit a person. For the services that answer it: no page loads it. */
export const mismatch = {
  'mismatch.availability': 'You said “Definitely not” to {shifts}',
  'mismatch.days': 'days',
  'mismatch.swings': 'swing shifts',
  'mismatch.nights': 'nights',
  'mismatch.commute': 'It’s {minutes} minutes away, and your limit is {pref}',
  'mismatch.commute-long': 'It’s {minutes} minutes away',
  'mismatch.location': 'It’s more than two hours away',
  'mismatch.qualifications': 'You said you don’t have: {skills}',
  'mismatch.experience': {
    one: 'Asks for {n} month of experience',
    other: 'Asks for {n} months of experience',
  },
  and: '{list} and {last}',
} as const
