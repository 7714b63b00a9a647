const key = 'invite'

/** The secret of the invite that this tab opened, until it is used. A tab without storage loses it with the page. */
export function keepInvite(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, token)
  } catch {
    // it is still in the page
  }
}

export function keptInvite(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
