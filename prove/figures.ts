import { appendFileSync } from 'node:fs'

/** Notes a figure for the table of `npm run prove`; nobody reads it elsewhere. */
export const note = (part: string, what: string, value: string): void => {
  const file = process.env['PROVE_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify({ part, what, value })}\n`)
}
