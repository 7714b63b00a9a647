import type { Deal } from '../deck/use-deck.ts'

/** Jobs that are offered in the application. */
export interface OfferProps {
  readonly deal: Deal
  /** jobs that were chosen already */
  readonly chosen: readonly number[]
  /** the only ones that are selected from the start; null: all are */
  readonly selected: readonly number[] | null
  readonly onDone: (approved: number[]) => void
}
