/** The name of a kind of interview among the sentences; one that a newer release stored is "Other". */
export const typeOf = (type: number) => ([1, 2, 3, 4, 5] as const).find((each) => each === type) ?? 5

/** The name of how an interview went; one that a newer release stored is "Not sure". */
export const outcomeOf = (outcome: number) =>
  ([0, 1, 2, 3, 4, 5, 6] as const).find((each) => each === outcome) ?? 2

/** The name of what a candidate says about an interview; one that a newer release stored is "Not sure". */
export const saidOf = (state: number) => ([1, 2, 3, 4, 5, 6] as const).find((each) => each === state) ?? 2
