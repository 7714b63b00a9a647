/** A decision on one card, as the service takes it. The account comes from the session. */
export interface Decision {
  /** of the position */
  readonly id: number
  readonly accepted: boolean
  /** place of the card in its deck, from 0 */
  readonly index: number
  readonly group: string
  readonly source: 'matches' | 'wizard'
  readonly feature: string
  /** jobs that were chosen already */
  readonly app_positions: readonly number[]
}

/** One request to send: decisions that were made together, or one that is taken back. */
export type PendingDecision =
  | { readonly decisions: readonly Decision[] }
  | {
      /** the position */
      readonly undo: number
      /** id of the decision; null until its response has come */
      readonly suggestion: string | null
    }
