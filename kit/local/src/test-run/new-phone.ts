import { randomInt } from 'node:crypto'
import { numberEndings } from '../message-catcher/number-endings.ts'

const numbers = 10_000_000
const special = Object.values(numberEndings)
/** Counted up from anywhere: of three thousand people two at random would share a number more often than every third time. */
let next = randomInt(numbers)

/** Ten digits, new in this process, of a phone that takes texts. */
export const newPhone = (): string => {
  next = (next + 1) % numbers
  const phone = `646${String(next).padStart(7, '0')}`
  return special.some((ending) => phone.endsWith(ending)) ? newPhone() : phone
}
