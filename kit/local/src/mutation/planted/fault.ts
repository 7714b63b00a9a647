/** One small fault: a piece of a file, and what stands there instead. */
export interface Fault {
  /** from the root */
  readonly file: string
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** the kind of change, as Stryker names it, or one of our own: `Condition`, `Call` */
  readonly kind: string
}

/** A source with a fault in it. */
export const withFault = (source: string, { start, end, replacement }: Fault): string =>
  source.slice(0, start) + replacement + source.slice(end)

/** A fault as people find it: where, what stood there, and what stands there instead. */
export const describeFault = (source: string, { file, start, end, replacement, kind }: Fault): string => {
  const before = source.slice(0, start)
  const line = before.split('\n').length
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90)
  return `${file}:${line}:${start - before.lastIndexOf('\n')} ${kind}: ${short(source.slice(start, end))} → ${short(replacement)}`
}
