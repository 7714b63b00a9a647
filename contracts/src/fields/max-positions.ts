/** Positions that one request may name. Apart, so that a page without zod has it. */
export const maxPositions = 50
