import type { Line } from '../text/line.ts'

/** A value of the resume, how sure the reader is of it (0 to 1), and the line that it comes from. */
export interface Read<T> {
  readonly value: T
  readonly confidence: number
  readonly page: number
  readonly line: string
}

const maxLine = 200

export const read = <T>(value: T, confidence: number, { page, text, sure = 1 }: Line): Read<T> => ({
  value,
  confidence: Math.round(confidence * sure * 100) / 100,
  page,
  line: text.slice(0, maxLine),
})
