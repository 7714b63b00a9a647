import { asMeant } from './misread-headings.ts'

export type SectionKind = 'experience' | 'education' | 'skills' | 'summary' | 'licences' | 'contact' | 'other'

const before =
  '(?:(?:professional|work|employment|relevant|related|additional|other|previous|prior|former|past|earlier|recent|current|job|career|industry|' +
  'military|civilian|driving|warehouse|customer service|selected|field|construction|trade|union|non-union|general|practical|and|&|key|core|technical|' +
  'personal|special|my|areas? of|executive|educational|academic) )*'
const kinds: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'other',
    /^(?:volunteer(?:ing|ism)?(?: (?:work|experience|service|history))?|community (?:service|involvement|work)|(?:professional |personal |work )?(?:references?|referees)(?: available(?: (?:up)?on request)?)?|(?:professional )?affiliations|memberships|(?:hobbies|interests)(?: (?:and|&) (?:hobbies|interests))?|(?:honors|awards|accomplishments|achievements|activities|honou?rs)(?:,? (?:and|&)? ?(?:honors|awards|accomplishments|achievements|activities|honou?rs))?|(?:key|career|selected|notable|major) (?:accomplishments|achievements)|languages?|additional (?:information|info|details)|personal (?:information|details|data)|projects|publications|extra-?curricular activities|availability|(?:equipment|tools)(?: (?:operated|used))?|strengths|military awards|referencias(?: (?:personales|laborales))?|idiomas?|lenguajes|(?:informaci[óo]n|datos) (?:adicional(?:es)?)|logros|intereses|pasatiempos|voluntariado|trabajo voluntario|disponibilidad|reconocimientos|proyectos)$/iu,
  ],
  [
    'contact',
    /^(?:contact(?: (?:me|info(?:rmation)?|details))?|contacto|(?:datos|informaci[óo]n) (?:personales|personal|de contacto)|datos)$/iu,
  ],
  [
    'licences',
    /^(?:(?:professional |work |trade |training,? |current |special )*(?:licen[sc]es?|certifications?|certificates?|credentials|endorsements|tickets|training)(?:,? (?:and|&|\/)? ?(?:licen[sc](?:es?|ing|ures?)|certifications?|certificates?|training|permits?|credentials|endorsements))*|(?:licencias|certificaciones|certificados|diplomas|cursos|permisos|capacitaci[óo]n(?:es)?)(?: (?:y|e) (?:licencias|certificaciones|certificados|diplomas|cursos|permisos|capacitaci[óo]n(?:es)?))*)$/iu,
  ],
  [
    'education',
    new RegExp(
      `^${before}(?:education(?:al)?(?: (?:background|history|qualifications?))?|academics?|academic (?:background|history|qualifications?)|schooling|schools?|qualifications? and education)(?:,? (?:and|&|\\/) ?(?:training|certifications?|credentials|licen[sc]es?|skills))*$|^(?:educaci[óo]n|formaci[óo]n(?: (?:acad[ée]mica|profesional))?|estudios|escolaridad|preparaci[óo]n acad[ée]mica|historial (?:acad[ée]mico|educativo)|educaci[óo]n y (?:formaci[óo]n|capacitaci[óo]n))$`,
      'iu',
    ),
  ],
  [
    'skills',
    new RegExp(
      `^${before}(?:skills?(?: (?:summary|areas?|set|highlights|profile|and (?:abilities|qualifications|expertise|strengths|interests|equipment|tools|certifications))| & [a-z]+)?|skillset|competenc(?:ies|y)|proficienc(?:ies|y)|abilities|qualifications|expertise|capabilities|highlights|computer skills|technical skills and qualifications|knowledge)$|^(?:habilidades|destrezas|aptitudes|competencias|conocimientos|capacidades|fortalezas)(?: (?:t[ée]cnicas|laborales|personales|profesionales|clave|y (?:destrezas|competencias|conocimientos|habilidades|aptitudes)))*$`,
      'iu',
    ),
  ],
  [
    'summary',
    /^(?:(?:professional|executive|career|personal|qualifications?|work|job|candidate|general) )*(?:summary|profile|objective|overview|statement|focus|goal|about(?: me)?|introduction|bio|summary of qualifications|mission)$|^summary of (?:qualifications|skills|experience)$|^(?:resumen|perfil|objetivo|extracto|sobre m[íi]|acerca de m[íi]|presentaci[óo]n)(?: (?:profesional|laboral|personal|de (?:carrera|experiencia|calificaciones)))*$/iu,
  ],
  [
    'experience',
    new RegExp(
      `^${before}(?:experiences?|(?:work|employment|job|career|professional) (?:history|record|background|experience|highlights)|employment|work|jobs(?: held)?|positions? held|career history|internships?|military service|history of employment|where i(?:'|’)?ve worked|employers|(?:employers|companies) (?:i (?:have |had )?|i(?:'|’)ve )?worked (?:for|at)|(?<=(?:previous|prior|former|past|earlier|recent) )companies)$|^(?:otras? |m[áa]s )?(?:experiencias?(?: (?:laboral(?:es)?|profesional(?:es)?|de trabajo|relevante|adicional|previa|en el trabajo))*|historial? (?:laboral|de (?:empleos?|trabajos?)|profesional)|empleos?(?: anteriores)?|trabajos?(?: anteriores)?|trayectoria(?: (?:laboral|profesional))?|antecedentes laborales)$`,
      'iu',
    ),
  ],
]

/** "E X P E R I E N C E" */
const unspaced = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text)
    ? text.replaceAll(' ', '')
    : text.replace(/^(?:\p{L} )+\p{L}(?:  +(?:\p{L} )+\p{L})+$/u, (all) =>
        all.replace(/(\p{L}) (?! )/gu, '$1'),
      )

/** What a form says of how to fill it in: "EDUCATION (start with highest)". */
const told =
  /:?\s*\((?:please|include|including|list|start(?:ing)?|begin(?:ning)?|most recent|newest|latest|current|in reverse|reverse|check|mark|describe|give|attach|use|if any|if applicable|optional)(?!\p{L})[^()]*\)?$|:?\s*\((?:incluy|incluid|indique|anote|escrib|empez|empiec|comenz|comience|marque|del? m[áa]s reciente|m[áa]s reciente|[úu]ltim|si aplica|opcional)[^()]*\)?$/iu

function kindOf(text: string): SectionKind | null {
  // The last words of a sentence are no heading.
  if (/^\p{Ll}|[.,;]$/u.test(text)) return null
  const plain = unspaced(text)
    .replace(/^[\W_\d]+(?=\p{L})|[^\p{L})]+$/gu, '')
    .replace(
      /\s*\((?:continued|cont\.?|cont['’]d|continuaci[óo]n|(?:last|past)\s[^)]*years|(?:since\s|desde\s)?(?:19|20)\d\d(?:\s?(?:[–—-]|to|a)\s?(?:(?:19|20)\d\d|present|now|today|current|presente|actual(?:idad)?|hoy))?)\)?$|\s+(?:continued|cont\.)$/iu,
      '',
    )
    .replace(told, '')
    .trim()
  if (plain.length < 3 || plain.length > 60 || plain.split(/\s+/u).length > 7) return null
  return kinds.find(([, is]) => is.test(plain))?.[0] ?? null
}

export function headingOf(text: string): SectionKind | null {
  const kind = kindOf(text)
  if (kind) return kind
  for (const meant of asMeant(text)) {
    const found = kindOf(meant)
    if (found) return found
  }
  return null
}
