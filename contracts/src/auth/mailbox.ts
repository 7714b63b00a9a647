/** Of these providers, dots in the name change nothing, and both are one. */
const dotless = ['gmail.com', 'googlemail.com']

/**
 * Where an address is read, for what is counted there: "ana+1@" and "ana+2@" come to one person with most providers. Nothing is sent
 * to it, and no account is found by it: with some providers it is another person's.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  const domain = address.slice(at + 1)
  return dotless.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
