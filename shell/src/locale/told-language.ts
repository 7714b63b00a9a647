import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'

const name = 'told-language'

/** The language that the account which is signed in here has heard from this device. */
export const toldLanguage = (): unknown => readLocal(name)

export const keepTold = (language: string | undefined): void => writeLocal(name, language)
