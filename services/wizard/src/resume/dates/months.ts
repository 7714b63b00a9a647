/** Months by their first letters, in English and in Spanish; whole names and abbreviations begin with them. */
const names: readonly (readonly [string, number])[] = [
  ['jan(?:uary)?|ene(?:ro)?', 1],
  ['feb(?:r?uary|rero)?', 2],
  ['mar(?:ch|zo)?', 3],
  ['apr(?:il)?|abr(?:il)?', 4],
  ['may(?:o)?', 5],
  ['june?|jun(?:io)?', 6],
  ['july?|jul(?:io)?', 7],
  ['aug(?:ust)?|agosto|ag[ou]', 8],
  ['sept?(?:ember|iembre)?|setiembre', 9],
  ['oct(?:ober|ubre)?', 10],
  ['nov(?:ember|iembre)?', 11],
  ['dec(?:ember)?|dic(?:iembre)?', 12],
]
/** The first and the last month of a season. */
const seasons: readonly (readonly [string, number, number])[] = [
  ['springs?|primaveras?', 3, 5],
  ['summers?|veranos?', 6, 8],
  ['falls?|autumns?|oto[ñn]os?', 9, 11],
  ['winters?|inviernos?', 12, 12],
  ['(?:holiday|christmas) seasons?|temporadas? navide[ñn]as?', 11, 12],
]

export const monthPattern = `(?:${names.map(([name]) => name).join('|')})`
export const seasonPattern = `(?:${seasons.map(([name]) => name).join('|')})`

const month = names.map(([name, number]) => [new RegExp(`^(?:${name})$`, 'iu'), number] as const)
const season = seasons.map(([name, first, last]) => [new RegExp(`^(?:${name})$`, 'iu'), first, last] as const)

export const monthOf = (name: string): number | undefined => month.find(([is]) => is.test(name))?.[1]
export function seasonOf(name: string): { readonly first: number; readonly last: number } | undefined {
  const found = season.find(([is]) => is.test(name))
  return found && { first: found[1], last: found[2] }
}
