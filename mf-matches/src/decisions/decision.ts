/** What was decided on one card, as the service takes it. Nothing in it tells who decided. */
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

/** One thing to send: decisions that were made together, or one that is taken back. */
export type Errand =
  | { readonly decisions: readonly Decision[] }
  | {
      /** the position */
      readonly undo: number
      /** id of the decision; null until its answer is there */
      readonly suggestion: string | null
    }
