/*
 * Written by hand, as the Intl formats of a number cost a cheap phone some 50 ms when the first is made, which is on the
 * first page. Both languages write numbers here as the United States do.
 */

/** "1,250"; at most three decimals. */
export function grouped(value: number): string {
  const [whole, decimals] = String(Math.round(value * 1_000) / 1_000).split('.')
  return whole!.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`)
}

/** "$18.50", and "$20" where there are no cents to tell; `cents` writes them anyway, so that two amounts match. */
export function dollars(amount: number, cents = !Number.isInteger(amount)): string {
  const [whole, hundredths] = amount.toFixed(2).split('.')
  return `$${grouped(Number(whole))}${cents ? `.${hundredths}` : ''}`
}
