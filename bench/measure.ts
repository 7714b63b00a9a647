/** One figure of a run, beside its baseline of the same run. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** the same on bare parts; null where there is nothing to compare with */
  readonly baseline: number | null
  /** value over baseline where more is better, baseline over value where less is better: 1 is as good as bare */
  readonly ratio: number | null
  readonly conditions: string
}

export const now = (): number => performance.timeOrigin + performance.now()

export const rounded = (value: number): number => Number(value.toPrecision(3))

export const figure = (
  name: string,
  unit: string,
  better: 'more' | 'less',
  value: number,
  baseline: number | null,
  conditions: string,
): Figure => ({
  name,
  value: rounded(value),
  unit,
  baseline: baseline === null ? null : rounded(baseline),
  ratio: baseline === null ? null : rounded(better === 'more' ? value / baseline : baseline / value),
  conditions,
})
