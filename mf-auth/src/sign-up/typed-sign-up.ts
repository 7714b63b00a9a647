import { emptySignUp, type SignUpValues } from './sign-up-values.ts'

const key = 'sign-up'
/** Never a password, and no consent: that is given each time. */
const kept = ['type', 'first_name', 'last_name', 'company_name', 'title', 'email', 'phone'] as const

/** What was typed into the form in this tab before it was loaded again; nothing where nothing can be kept. */
export function readTyped(): Partial<SignUpValues> {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const typed = kept.flatMap((name) => {
      const value = found[name]
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
    })
    return Object.fromEntries(typed) as Partial<SignUpValues>
  } catch {
    return {}
  }
}

/** Until the account is there. */
export function keepTyped(values: SignUpValues): void {
  try {
    const typed = kept.filter((name) => values[name] !== '').map((name) => [name, values[name]])
    if (typed.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // it is still in the page
  }
}

export const forgetTyped = (): void => keepTyped(emptySignUp)
