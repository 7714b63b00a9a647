import type { Picture } from './picture.ts'

const looks = 20_000
/** Of paper alone, grain and a shadow at its edge. */
const grain = 0.004

/** A page that is darker all over is no paper. */
const darkest = 90

/** Whether an unpacked page has nothing on it but its paper. */
export function isBlank({ bytes }: Picture): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 40)).toString('latin1')
  const [whole, magic] = /^(P[456])\n\d+ \d+\n(?:255\n)?/.exec(head) ?? []
  if (whole === undefined) return false
  const isBits = magic === 'P4'
  const step = Math.max(1, Math.floor((bytes.length - whole.length) / looks))
  const seen: number[] = []
  for (let at = whole.length; at < bytes.length; at += step)
    seen.push(isBits ? (bytes[at] === 0 ? 255 : 0) : bytes[at]!)
  const paper = seen.toSorted((a, b) => a - b)[seen.length >> 1] ?? 255
  if (paper < darkest) return false
  return seen.filter((light) => light < paper - 60).length < seen.length * grain
}
