/** $18 and $18.50: cents only where there are some. Dollars are written the same way in both languages here. */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
