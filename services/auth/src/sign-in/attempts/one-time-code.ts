import { randomInt } from 'node:crypto'

/** 1 §9. */
export const newOneTimeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Not in the specification. */
export const codeMinutes = 10
export const resetLinkMinutes = 60
/** With the last of them a code is void. */
export const codeTries = 5

/** Until the next one, after `sent` codes or links within the hour on one browser. */
export const resendSeconds = (sent: number): number => [30, 60, 120, 300][sent - 1] ?? 600

/** Messages that one browser has within an hour without a wait, whatever accounts and contacts it asks for. */
const freeOnBrowser = 10

/** The wait of a browser between any two of them, after `sent` to whatever contacts. */
export const browserWaitSeconds = (sent: number): number =>
  sent < freeOnBrowser ? 0 : resendSeconds(sent - freeOnBrowser + 1)
