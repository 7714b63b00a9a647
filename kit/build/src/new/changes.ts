import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files that one `npm run new` writes, all at the end, so that a refusal leaves nothing behind. */
export class Changes {
  readonly root: string
  readonly texts = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(path.join(this.root, file))
  }

  read(file: string): string {
    if (!this.has(file)) throw new Error(`${file} is not there.`)
    return this.texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8')
  }

  add(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} is there already.`)
    this.texts.set(file, text)
  }

  append(file: string, text: string): void {
    this.texts.set(file, this.read(file) + text)
  }

  /** Writes text before or after the first match of the anchor. */
  insert(file: string, place: 'before' | 'after', anchor: RegExp, text: string): void {
    const whole = this.read(file)
    const match = anchor.exec(whole)
    if (match === null) throw new Error(`${file} has no ${anchor.source}: add by hand ${text.trim()}`)
    const at = match.index + (place === 'after' ? match[0].length : 0)
    this.texts.set(file, whole.slice(0, at) + text + whole.slice(at))
  }

  /** Imports names, where the file does not import them yet. */
  import(file: string, names: readonly string[], from: string): void {
    const quoted = from.replace(/[.]/g, '\\.')
    const [line, imported] = new RegExp(`import \\{([^}]*)\\} from '${quoted}'`).exec(this.read(file)) ?? []
    const known = (imported ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const all = [...new Set([...known, ...names])].toSorted((a, b) => a.localeCompare(b))
    const wanted = `import { ${all.join(', ')} } from '${from}'`
    if (line) this.texts.set(file, this.read(file).replace(line, wanted))
    else this.insert(file, 'before', /^(import|export|const|\/\*\*) ?/m, `${wanted}\n`)
  }

  write(): string[] {
    for (const [file, text] of this.texts) {
      const target = path.join(this.root, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
    return [...this.texts.keys()]
  }
}
