import { randomInt } from 'node:crypto'

/** An address for a test that wants no limit to be reached. */
export const randomAddress = (): string => `10.${[256, 256, 256].map((end) => randomInt(end)).join('.')}`
