/** A role that asked a question when it was retired, and the place that the question had there. */
export type AskedBy = { readonly position: number; readonly ordinal: number }
