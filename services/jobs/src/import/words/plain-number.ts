/** A number as it is written here: thousands are commas, in threes. What may be a decimal comma ("18,50") is none. */
export const numberPattern = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`
const alone = new RegExp(String.raw`^\s*\$?\s*(${numberPattern})\s*$`)

/** Null where a text is more or less than a number of dollars. */
export function plainNumber(text: string): number | null {
  const number = alone.exec(text)?.[1]
  return number === undefined ? null : Number(number.replaceAll(',', ''))
}
