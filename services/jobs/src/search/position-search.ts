import type { ListSort } from '@lunchpail/contracts/jobs/enumerations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import type { Candidate } from './find-candidate.ts'
import type { Term } from './words/read-words.ts'

/** By which words an index finds a term in a square of the map; only terms that it has. */
export interface Here {
  readonly heads: ReadonlyMap<Term, readonly string[]>
  readonly text: ReadonlyMap<Term, readonly string[]>
}

/** Typed words, and how many of them a position must have: all in its title and fields, all in its text too, or some. */
export interface WordsSearch {
  readonly terms: readonly Term[]
  readonly matching: 'heads' | 'all' | 'some'
  /** those that an index of title and fields, or one of text too, has by the squares of the map */
  readonly here?: Here
}

/** The filters of a list, after the ZIP code has become a point. */
export interface PositionSearch {
  readonly words?: WordsSearch | undefined
  readonly role?: number | undefined
  readonly shift?: number | undefined
  /** each of them: a filter and typed words may both say one */
  readonly wagesFrom: readonly number[]
  readonly wageTo?: number | undefined
  readonly noWeekend?: boolean
  readonly entry?: boolean
  readonly noDrugScreen?: boolean
  readonly backgroundFlexible?: boolean
  /** bits of `scheduleBit` */
  readonly schedule?: number | undefined
  readonly postedAfter?: Date | undefined
  /** bits of `benefitBit` */
  readonly benefits?: number | undefined
  /** miles 0: any distance, nearest first */
  readonly near?: (Point & { readonly miles: number }) | undefined
  /** who asks: the best fit comes first */
  readonly candidate?: Candidate | null
  readonly sort: ListSort
  readonly page: number
  readonly now: Date
}
