import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'

const name = 'told-language'

interface Told {
  /** id of the account */
  readonly account: string
  readonly language: string
}
interface Person {
  readonly id: string
}

/** The language that this account has heard from this device: another one that is signed in here since has heard of none. */
export function toldLanguage({ id }: Person): string | undefined {
  const told = readLocal(name) as Partial<Told> | null
  return told !== null && told.account === id ? told.language : undefined
}

export const keepTold = ({ id }: Person, language: string): void =>
  writeLocal(name, { account: id, language } satisfies Told)

export const forgetTold = (): void => writeLocal(name, undefined)
