/**
 * The year of what people write where one is asked for: "05/2012", "Class of 2012". 0 where there is none in it, or more than one:
 * the first digits of a date are no year.
 */
export function typedYear(text: string): number {
  const plain = text.normalize('NFKC').trim()
  if (/^\d{1,4}$/.test(plain)) return Number(plain)
  const [year, ...others] = new Set(plain.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g))
  return year === undefined || others.length > 0 ? 0 : Number(year)
}
