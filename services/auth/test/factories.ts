let made = 0

/** A candidate who is not signed up yet. */
export function newCandidate() {
  const number = ++made
  return {
    first_name: 'Rosa',
    // a name holds no run of digits
    last_name: `Diaz ${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`,
    email: `rosa.diaz.${number}@example.com`,
    phone: `212555${String(number).padStart(4, '0')}`,
    password: 'blue truck 7',
  }
}

/** An employer who is not signed up yet. */
export const newEmployer = () => ({
  ...newCandidate(),
  type: 'hiring manager' as const,
  company_name: 'Harbor Freight Yard',
  title: 'Shift lead',
})
