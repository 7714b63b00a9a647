/** Where browsers send what they count and what failed. Not in the specification. Without zod: every page loads it. */
export const reportsPath = '/reports/'
/** of each kind, in one request */
export const maxReports = 20
