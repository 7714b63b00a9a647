import type { Category, GroupCount } from '../src/equal-opportunity/safe-report.ts'

/** People with the same answers who applied to the same positions and moved forward with the same of them. */
export interface Alike {
  readonly people: number
  readonly gender: string
  readonly ethnicity: string
  readonly positions: readonly number[]
  readonly forward: readonly number[]
}
export const answerOf = ({ gender, ethnicity }: Alike, category: Category) =>
  category === 'gender-ethnicity' ? `${gender}|${ethnicity}` : category === 'gender' ? gender : ethnicity
export const tested = ['gender', 'ethnicity', 'gender-ethnicity'] as const

/** As the isolated role counts them. */
export const countsOf = (all: readonly Alike[]): GroupCount[] =>
  tested.flatMap((category) =>
    all.flatMap((alike) =>
      [null, ...alike.positions].map((position) => {
        const isForward = position === null ? alike.forward.length > 0 : alike.forward.includes(position)
        return {
          position,
          alone: position !== null && alike.positions.length === 1,
          category,
          group: answerOf(alike, category),
          applied: alike.people,
          selected: isForward ? alike.people : 0,
        }
      }),
    ),
  )
