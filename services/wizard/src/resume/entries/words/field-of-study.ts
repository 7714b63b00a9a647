const field =
  '(?:business(?: (?:administration|management|studies))?|management|marketing|accounting|finance|economics|(?:practical |vocational )?nursing|' +
  'nursing assistant|health (?:sciences?|studies|care administration|administration|information management)|healthcare (?:administration|management)|' +
  'medical (?:assisting|assistant|billing(?: and coding)?)|pharmacy technician|dental (?:assisting|assistant)|criminal justice|law enforcement|' +
  'fire science|psychology|sociology|biology|chemistry|history|english|spanish|mathematics|communications?|political science|social work|' +
  'human (?:services|resources)|general (?:studies|education)|liberal arts(?: and sciences)?|fine arts|culinary arts|hospitality management|' +
  'construction management|(?:civil|mechanical|electrical|industrial) engineering|welding(?: technology)?|automotive technology|hvac|cosmetology|' +
  '(?:early childhood|elementary) education|fashion (?:design|merchandising)|graphic (?:design|arts)|information technology|computer science|' +
  'paralegal(?: studies)?|logistics|supply chain management|administraci[óo]n de empresas|enfermer[íi]a|contabilidad|psicolog[íi]a)'

const before = new RegExp(
  `^(?:(?:and|&|y)\\s+)?${field}(?:\\s+(?:technology|practice|program|certificate|major|minor))?\\s+`,
  'iu',
)
const kindFirst = /^(?:institute|school|college|academy|center|instituto|escuela)(?!\p{L})/iu

/**
 * "Business Management Henry Ford Community College": a school's name without the fields of study that stand before it, where nothing
 * divides them.
 */
export function withoutStudies(text: string): string {
  const rest = text.replace(before, '')
  // "Marketing College", "Business School of Toledo"
  if (rest === text || kindFirst.test(rest)) return text
  const name = withoutStudies(rest)
  return /^\p{Lu}\S*\s/u.test(name) ? name : text
}
