/** The last digits of numbers that stand for what takes no texts, or never shows them. */
export const numberEndings = { landline: '0009', voip: '0008', neverArrives: '0007' } as const
