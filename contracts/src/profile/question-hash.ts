/** The hash of a question that comes with the product: it is its id, and names it in an address. */
export const skillQuestionHash = (keyword: string): string => `skill-${keyword}`
export const availabilityQuestionHash = 'availability'
