import { randomInt } from 'node:crypto'

const numbers = 10_000_000
/** Counted up from anywhere: of three thousand people two at random would share a number more often than every third time. */
let next = randomInt(numbers)

/** Ten digits that nobody else of this process has. */
export const newPhone = (): string => {
  next = (next + 1) % numbers
  return `646${String(next).padStart(7, '0')}`
}
