import type { Point } from '@lunchpail/contracts/jobs/rules/distance'

const alphabet = '0123456789bcdefghjkmnpqrstuvwxyz'

/** The geohash of a point: its bits halve longitude and latitude in turn. */
export function geohashOf({ latitude, longitude }: Point, letters: number): string {
  const ranges = [
    { at: longitude, low: -180, high: 180 },
    { at: latitude, low: -90, high: 90 },
  ] as const
  let bits = ''
  const halves = ranges.map((range) => ({ ...range }))
  for (let bit = 0; bit < letters * 5; bit++) {
    const half = halves[bit % 2]! as { at: number; low: number; high: number }
    const middle = (half.low + half.high) / 2
    const isUpper = half.at >= middle
    bits += isUpper ? '1' : '0'
    if (isUpper) half.low = middle
    else half.high = middle
  }
  return bits.replace(/.{5}/g, (five) => alphabet[parseInt(five, 2)]!)
}
