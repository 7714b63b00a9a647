import { languageOf, type Language } from '@lunchpail/contracts/language/translate'
import type { Deps } from '../deps.ts'

/** Of the last text to that number; undefined where there was none. */
export async function languageOfTexts(
  { database, recipients }: Deps,
  number: string,
): Promise<Language | undefined> {
  const last = await database.message.findFirst({
    where: { recipient: { in: [...recipients.hashes(number)] }, channel: 'text' },
    orderBy: { createdAt: 'desc' },
    select: { language: true },
  })
  return last ? languageOf(last.language) : undefined
}
