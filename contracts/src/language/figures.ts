/*
 * By hand: the first Intl number format costs a cheap phone some 50 ms, on the first page. Both languages write numbers
 * as the United States do.
 */

/** "1,250"; at most three decimals. */
export function grouped(value: number): string {
  const [whole, decimals] = String(Math.round(value * 1_000) / 1_000).split('.')
  return whole!.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`)
}

/** "$20.00": always with its cents, so that amounts beside each other match. */
export function dollars(amount: number): string {
  const [whole, hundredths] = amount.toFixed(2).split('.')
  return `$${grouped(Number(whole))}.${hundredths}`
}

/** Which ends of a wage are known ("hour": both, and the same), and these in dollars. Zero is not known. */
export function wageRange(from: number | null, to: number | null) {
  const amounts = {
    ...(from && { from: dollars(from) }),
    ...(to && { to: dollars(to) }),
  }
  const range = from === to ? 'hour' : 'range'
  const known = from && to ? range : from ? 'from' : to ? 'to' : 'unknown'
  return { known, amounts } as const
}

/** 1 §9: ten digits as 212-555-0142. */
export const phoneText = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
