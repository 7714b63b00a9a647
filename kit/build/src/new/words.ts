const letters = /^[a-z]+(-[a-z]+)*$/

/** Refuses what cannot name a file, an address and an identifier. */
export const checkedName = (name: string | undefined, what: string): string => {
  if (name === undefined || !letters.test(name))
    throw new Error(`${what} is written in small letters and hyphens, for example save-alert.`)
  return name
}
/** `save-alert` is saveAlert */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** `save-alert` is SaveAlert */
export const pascalCase = (name: string): string =>
  camelCase(name).replace(/^./, (letter) => letter.toUpperCase())
/** `save-alert` is "Save alert" */
export const sentenceCase = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
