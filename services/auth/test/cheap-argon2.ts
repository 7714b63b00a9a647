import { hash as hashAtCost, verify, type Options } from '@node-rs/argon2/index.js'

export { verify }

/** At the least cost that Argon2 has; `passwords.test.ts` tries that of production. */
export const hash = (password: string, options: Options): Promise<string> =>
  hashAtCost(password, { ...options, memoryCost: 8, timeCost: 1 })
