/** What of an endpoint's declaration its service and the server read, and a page that parses nothing never does. */
const unread = [
  'summary',
  'access',
  'params',
  'query',
  'body',
  'answers',
  'bodyLimit',
  'perMinute',
  'networkPerMinute',
  'countsNetwork',
  'slowsAbove',
]

/** A property with the lines that it goes on in, as our formatter indents them. */
const property = new RegExp(`^ {2}(?:${unread.join('|')})\\b.*\\n(?:(?: {3,}| {2}[\\])}]).*\\n)*`, 'gm')
const declaration = /^(?:export )?const \w+ = endpoint\(\{\n[^]*?^\}\)/gm
/** A constant of the file's own, to the line before the next that begins at the margin. */
const constant = /^const (\w+) =.*\n(?:[ \])}].*\n)*/gm
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/**
 * Leaves out of a contract's endpoints what no page reads, and the schemas that only that named: half of what the first visit
 * loads of contracts.
 */
export default function bareEndpoints(source: string): string {
  if (!/^(?:export )?const \w+ = endpoint\(\{$/m.test(source)) return source
  let bare = source.replace(declaration, (whole) => whole.replace(property, ''))
  for (let before = ''; before !== bare;) {
    before = bare
    const code = before.replace(comment, '')
    const isUsed = (name: string) => code.match(new RegExp(`\\b${name}\\b`, 'g'))!.length > 1
    bare = before.replace(constant, (whole, name: string) => (isUsed(name) ? whole : ''))
  }
  return bare
}
