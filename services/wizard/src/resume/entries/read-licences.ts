import type { Licence } from '@lunchpail/contracts/wizard/enumerations'
import type { Line } from '../text/line.ts'
import { read, type Read } from './read.ts'

/** "Forklift Operator" is a job: who has held it may have no card. */
export const held = '(?:certifi\\w*|licen[sc]\\w*|card|permit|certificad\\w*|licencia|acreditad\\w*)'
/** What may stand between a commercial license and its endorsements, as long as the list goes on. */
const endorsed =
  '(?:[^.;\\p{L}]|(?<!\\p{L})(?:class|clase|tipo|with|con|and|y|[abchnpstxw]|air|brakes?|passenger|school|bus|doubles|triples|tanker|haz|mat|hazmat|licen[sc]e|endorse\\w*)(?!\\p{L}))*'
const commercial = "(?:\\bcdl\\b|commercial driver['’]?s? licen[sc]e)"
const forms: readonly (readonly [Licence, RegExp])[] = [
  [
    'cdl-a',
    /\bcdl[\s-]*(?:\(?class[\s-]*)?["'“(]?a\b|class[\s-]*["'“]?a["'”]?\s*(?:cdl|commercial)|commercial driver['’]?s? licen[sc]e\W{0,3}class[\s-]*["'“]?a\b|licencia (?:de conducir )?comercial (?:clase|tipo) a\b|cdl clase a\b/iu,
  ],
  [
    'cdl-b',
    /\bcdl[\s-]*(?:\(?class[\s-]*)?["'“(]?b\b|class[\s-]*["'“]?b["'”]?\s*(?:cdl|commercial)|commercial driver['’]?s? licen[sc]e\W{0,3}class[\s-]*["'“]?b\b|licencia (?:de conducir )?comercial (?:clase|tipo) b\b|cdl clase b\b/iu,
  ],
  [
    'cdl-c',
    /\bcdl[\s-]*(?:\(?class[\s-]*)?["'“(]?c\b|class[\s-]*["'“]?c["'”]?\s*(?:cdl|commercial)|commercial driver['’]?s? licen[sc]e\W{0,3}class[\s-]*["'“]?c\b|cdl clase c\b/iu,
  ],
  ['cdl', /\bcdl\b|commercial driver['’]?s? licen[sc]e|licencia (?:de conducir )?comercial/iu],
  [
    'hazmat',
    new RegExp(
      `\\bhaz-?mat\\b.{0,30}\\bendorse\\w*|\\bendorse\\w*.{0,40}\\bhaz-?mat\\b|\\bhaz-?mat certif\\w*|\\bcdl\\b.{0,20}\\bhaz-?mat\\b|${commercial}${endorsed}\\bhaz-?mat\\b|hazardous materials endorse\\w*|materiales peligrosos`,
      'iu',
    ),
  ],
  [
    'tanker',
    new RegExp(
      `\\btanker\\b.{0,30}\\bendorse\\w*|\\bendorse\\w*.{0,40}\\btanker\\b|\\bcdl\\b.{0,20}\\btanker\\b|${commercial}${endorsed}\\btanker\\b|\\bdoubles[/ ]triples`,
      'iu',
    ),
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

/** What needs no "certified" below a heading of licences. */
const listedForms: readonly (readonly [Licence, RegExp])[] = [
  [
    'forklift',
    /\bfork-?\s?lifts?\b(?!\s(?:operator|driver))|powered industrial truck|lift truck|\bmontacargas\b/iu,
  ],
  ['welding', /\b[1-6]g\b.{0,25}\baws\b|\baws\b.{0,25}(?:\b[1-6]g\b|weld)|weld.{0,15}\baws\b/iu],
  ['cpr', /\bfirst[\s-]aid\b/iu],
  ['epa-608', /\buniversal epa\b|\bepa (?:universal|certified|certification)\b/iu],
]
const hazmatAlone = /^haz-?mat(?:\s*\(?x\)?)?$/iu

/** "help me get my CDL", "Working on OSHA 10", "No CDL", "Checked that drivers had TWIC" */
const notHeldBefore =
  /(?<!\p{L})(?:(?:get|getting|obtain|obtaining|earn|earning|pursue|pursuing|obtener|sacar)\s+(?:my|an?|the|mi|la|una?)\s|(?:working (?:on|towards?)|studying for|enrolled in|trabajando en|estudiando para)\s)(?:[^\s.;:]+\s+){0,4}$|(?<!\p{L})(?:no|without(?: an?)?|expired|sin|lacks?(?: an?)?)\s$|(?<!\p{L})(?:drivers|operators|employees|staff|workers|applicants|choferes|conductores|operadores|empleados|trabajadores|personal)\s[^.;,]{0,40}$/iu
/** "CPR classes for staff", "OSHA 10 (in progress)" */
const notHeldBehind =
  /^[^.;,]{0,20}(?:\b(?:in progress|pending|expired|en proceso|vencid[oa])\b|\b(?:classes|class|training|courses?|records|cards) (?:for|of|to) )/iu
const isHeld = (text: string, form: RegExp): boolean => {
  const found = form.exec(text)
  return (
    found !== null &&
    !notHeldBefore.test(text.slice(0, found.index)) &&
    !notHeldBehind.test(text.slice(found.index + found[0].length))
  )
}

/** The licences of this work that the resume names, each once; `listed` are the lines below a heading of licences. */
export function readLicences(lines: readonly Line[], listed: readonly Line[] = []): Read<Licence>[] {
  const found = new Map<Licence, Read<Licence>>()
  const find = (own: readonly Line[], named: typeof forms): void => {
    for (const line of own)
      for (const [name, form] of named)
        if (!found.has(name) && isHeld(line.text, form)) found.set(name, read(name, 0.9, line))
  }
  find(lines, forms)
  find(listed, listedForms)
  const hasClass = (['cdl-a', 'cdl-b', 'cdl-c'] as const).some((name) => found.has(name))
  if (hasClass || found.has('cdl')) find(listed, [['hazmat', hazmatAlone]])
  if (hasClass) found.delete('cdl')
  return [...found.values()]
}
