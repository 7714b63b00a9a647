import type { Licence } from '@lunchpail/contracts/wizard/enumerations'
import type { Line } from '../text/line.ts'
import { read, type Read } from './read.ts'

/** "Forklift Operator" is a job: who has held it may have no card. */
export const held = '(?:certifi\\w*|licen[sc]\\w*|card|permit|certificad\\w*|licencia|acreditad\\w*)'
const forms: readonly (readonly [Licence, RegExp])[] = [
  [
    'cdl-a',
    /\bcdl[\s-]*(?:\(?class[\s-]*)?["'“(]?a\b|class[\s-]*["'“]?a["'”]?\s*(?:cdl|commercial)|licencia (?:de conducir )?comercial (?:clase|tipo) a\b|cdl clase a\b/iu,
  ],
  [
    'cdl-b',
    /\bcdl[\s-]*(?:\(?class[\s-]*)?["'“(]?b\b|class[\s-]*["'“]?b["'”]?\s*(?:cdl|commercial)|licencia (?:de conducir )?comercial (?:clase|tipo) b\b|cdl clase b\b/iu,
  ],
  [
    'cdl-c',
    /\bcdl[\s-]*(?:\(?class[\s-]*)?["'“(]?c\b|class[\s-]*["'“]?c["'”]?\s*(?:cdl|commercial)|cdl clase c\b/iu,
  ],
  ['cdl', /\bcdl\b|commercial driver['’]?s? licen[sc]e|licencia (?:de conducir )?comercial/iu],
  [
    'hazmat',
    /\bhaz-?mat\b.{0,30}\bendorse\w*|\bendorse\w*.{0,40}\bhaz-?mat\b|\bhaz-?mat certif\w*|\bcdl\b.{0,20}\bhaz-?mat\b|hazardous materials endorse\w*|materiales peligrosos/iu,
  ],
  [
    'tanker',
    /\btanker\b.{0,30}\bendorse\w*|\bendorse\w*.{0,40}\btanker\b|\bcdl\b.{0,20}\btanker\b|\bdoubles[/ ]triples/iu,
  ],
  [
    'forklift',
    new RegExp(
      `(?:fork-?\\s?lift|powered industrial truck|lift truck|montacargas).{0,25}${held}|${held}.{0,30}(?:fork-?\\s?lift|powered industrial truck|lift truck|montacargas)`,
      'iu',
    ),
  ],
  [
    'osha-10',
    /\bosha[\s-]*(?:\(?(?:general industry|construction)\)?\s*)?10\b|\b10[\s-]*(?:hr|hour|h|horas)s?\.?[\s-]*(?:de )?osha\b/iu,
  ],
  [
    'osha-30',
    /\bosha[\s-]*(?:\(?(?:general industry|construction)\)?\s*)?(?:10\s*(?:[/&,]|and|y)\s*)?30\b|\b30[\s-]*(?:hr|hour|h|horas)s?\.?[\s-]*(?:de )?osha\b/iu,
  ],
  [
    'epa-608',
    /\bepa[\s-]*(?:section[\s-]*|secci[óo]n[\s-]*)?(?:type\s\w+\s)?608\b|\bsection 608\b|\b608 (?:universal|type)/iu,
  ],
  ['twic', /\btwic\b|transportation worker identification/iu],
  [
    'welding',
    new RegExp(
      `\\b(?:aws(?! (?:certified )?(?:cloud|solutions|developer|sysops|devops|data|machine|security|advanced))|d1\\.1|[1-6]g)\\b.{0,20}${held}|weld(?:ing|er)s?.{0,15}certif\\w*|certif\\w*.{0,15}weld(?:ing|er)|soldador.{0,15}certificad\\w*|certifica\\w*.{0,15}soldad\\w*`,
      'iu',
    ),
  ],
  ['servsafe', /\bserv-?\s?safe\b/iu],
  ['food-handler', /food[\s-]handler|manejo (?:higi[ée]nico )?de alimentos|manipulador de alimentos/iu],
  ['cna', /\bcna\b|certified nursing assistant/iu],
  ['cpr', /\bcpr\b|\brcp\b|first[\s-]aid cert|primeros auxilios/iu],
]

/** The licences of this work that the resume names, each once. */
export function readLicences(lines: readonly Line[]): Read<Licence>[] {
  const found = new Map<Licence, Read<Licence>>()
  for (const line of lines)
    for (const [name, form] of forms)
      if (!found.has(name) && form.test(line.text)) found.set(name, read(name, 0.9, line))
  if (['cdl-a', 'cdl-b', 'cdl-c'].some((name) => found.has(name as Licence))) found.delete('cdl')
  return [...found.values()]
}
