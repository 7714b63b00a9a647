import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** On a registration's QR code, short enough to be read aloud at a door. */
export const newCheckInCode = (): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
