/**
 * Whether `npm run prove -- browser` runs this: with all of what `npm test` tries with few (pages, widths, schemes, languages,
 * people, faults), and with the walks of the files `*.prove.ts`, which are long and whose rules tests below the browser show.
 */
export const whole = process.env['PROVE'] === '1'
