import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@lunchpail/contracts/auth/second-factor-api'

/** No letter or digit that is taken for another: 49 bits in ten of them. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 10

/** As a page shows them: two groups of five. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
