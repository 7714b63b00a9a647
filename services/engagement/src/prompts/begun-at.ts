/** When an account began, by its id (RFC 9562, version 7); null where the id is of another version. */
export function begunAt(accountId: string): Date | null {
  const hex = accountId.replaceAll('-', '')
  return hex[12] === '7' ? new Date(Number.parseInt(hex.slice(0, 12), 16)) : null
}
