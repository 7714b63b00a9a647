/** A ZIP code and its centre. */
export interface Place {
  readonly zip: string
  readonly city: string
  readonly county: string
  /** two letters */
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}
