/** A job of a feed as the file has it. */
export interface RawJob {
  /** its place in the file, from 1 */
  readonly number: number
  readonly line: number
  readonly text: string
  /** why it is no whole job */
  readonly fault?: string
}

/** A job is some thousand characters; what is longer has lost its end. */
const maxJobCharacters = 2_000_000

const maxHeadCharacters = 20_000

const opening = /<!DOCTYPE\b|<!--|<([A-Za-z_][\w.-]*:)?job(?=[\s>])/gi
const within = /<!\[CDATA\[|<!--|<(\/?)(?:[A-Za-z_][\w.-]*:)?job(?=[\s>])/gi
const unclosed = 'is not closed before the next begins'
/** No text has this: it is of a section that has lost its end. */
const jobAfterJob = /<\/(?:[\w.-]+:)?job\s*>\s*<(?:[\w.-]+:)?job[\s>]/i
const jobBehindEnd = /<\/(?:[\w.-]+:)?job\s*>[\s\S]*?<(?:[\w.-]+:)?job[\s>]/i
const endOfJob = /<\/(?:[\w.-]+:)?job\s*>/i
const root = /<([A-Za-z_][\w.-]*)/
/** An element that has others in it. */
const holder = /<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?:\s[^<>]*)?>\s*(?=<[A-Za-z_])/g
/** Those of a feed that hold its jobs, or say who publishes it. */
const frame = new Set(['source', 'jobs', 'rss', 'feed', 'joblist', 'channel', 'publisher', 'author', 'image'])

function linesIn(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/**
 * Cuts the text of a feed into its jobs, whatever holds them, so that one that is broken takes no other with it: a job
 * that has no end ends where the next begins.
 */
export class JobSplitter {
  #text = ''
  #line = 1
  #number = 0
  #isOver = false
  /** no comment ends in what is left of the file */
  #hasNoEnd = false
  /** the line of a comment between jobs that has lost its end */
  #lostComment: number | undefined
  #isRootClosed = false
  /** the name of the first element */
  root: string | undefined
  /** what stands before the first job, without comments */
  head = ''
  declaresType = false
  /** of a file whose items are no jobs, the name of the first */
  otherItem: string | undefined

  #job(end: number): RawJob {
    return { number: this.#number, line: this.#line, text: this.#text.slice(0, end) }
  }

  *write(piece: string): Generator<RawJob> {
    this.#text += piece
    yield* this.#found()
  }

  /** What the end of the file leaves. */
  *end(): Generator<RawJob & { readonly truncated?: true }> {
    this.#isOver = true
    yield* this.#found()
    if (/^<(?:[\w.-]+:)?job[\s>]/i.test(this.#text)) {
      this.#number += 1
      const { length } = this.#text
      yield { ...this.#job(length), fault: 'breaks off, nothing after it was read', truncated: true }
    } else if (this.#number > 0 && this.root && !this.#isRootClosed) {
      const fault = `is the last, and <${this.root}> is not closed behind it`
      yield { ...this.#job(0), fault, truncated: true }
    }
  }

  *#found(): Generator<RawJob> {
    for (;;) {
      if (!this.#skipToJob()) return
      if (this.#lostComment !== undefined) {
        const fault = 'comes after a comment that is not closed'
        yield { number: this.#number + 1, line: this.#lostComment, text: '', fault }
        this.#lostComment = undefined
      }
      const end = this.#endOfJob()
      if (end === undefined) return
      this.#number += 1
      yield { ...this.#job(end.at), ...(end.fault && { fault: end.fault }) }
      this.#drop(end.at)
    }
  }

  #drop(characters: number): void {
    this.#line += linesIn(this.#text.slice(0, characters))
    this.#text = this.#text.slice(characters)
  }

  /** Drops what is of no job. */
  #pass(characters: number): void {
    if (this.#number === 0 && this.head.length < maxHeadCharacters)
      this.head += this.#text.slice(0, characters)
    this.#drop(characters)
  }

  /** Drops what is before the next job; false where there is none yet. */
  #skipToJob(): boolean {
    for (;;) {
      opening.lastIndex = 0
      const found = opening.exec(this.#text)
      const before = this.#text.slice(0, found?.index ?? this.#text.length)
      this.root ??= root.exec(before.replace(/<\?[^>]*>|<!--[\s\S]*?-->/g, ''))?.[1]?.toLowerCase()
      this.#isRootClosed ||= this.root !== undefined && before.toLowerCase().includes(`</${this.root}`)
      if (this.#number === 0)
        this.otherItem ??= [...before.matchAll(holder)].find(
          ([, name]) => name !== this.root && !frame.has(name!.toLowerCase()),
        )?.[1]
      if (!found) {
        // the beginning of a tag may be the end of the piece
        const rest = before.lastIndexOf('<')
        this.#pass(rest < 0 || this.#isOver ? before.length : rest)
        return false
      }
      this.#pass(found.index)
      if (/^<!D/i.test(found[0])) {
        this.declaresType = true
        return false
      }
      if (found[0] !== '<!--') return true
      const close = this.#hasNoEnd ? -1 : this.#text.indexOf('-->')
      this.#hasNoEnd = close < 0 && this.#isOver
      if (close < 0 && !this.#isOver && this.#text.length < maxJobCharacters) return false
      if (close < 0 || this.#hidesJobs(close)) {
        // it would take the jobs behind it with it: they are read, and it is told
        this.#lostComment ??= this.#line
        this.#drop(4)
      } else this.#drop(close + 3)
    }
  }

  /** Whether a comment ends with one that begins behind a job: it has lost its own end. */
  #hidesJobs(close: number): boolean {
    const next = this.#text.lastIndexOf('<!--', close)
    return next > 0 && endOfJob.test(this.#text.slice(0, next))
  }

  #endOfJob(): { at: number; fault?: string } | undefined {
    within.lastIndex = 1
    for (let found = within.exec(this.#text); found; found = within.exec(this.#text)) {
      if (found[0] === '<![CDATA[' || found[0] === '<!--') {
        const end = found[0] === '<!--' ? '-->' : ']]>'
        const close = this.#text.indexOf(end, found.index)
        if (close < 0) break
        const hidden = end === ']]>' ? jobAfterJob : jobBehindEnd
        const next = hidden.exec(this.#text.slice(found.index, close))
        if (next) {
          const at = found.index + next.index + next[0].search(/<[^<]*$/)
          return { at, fault: unclosed }
        }
        within.lastIndex = close + end.length
      } else if (found[1] === '/') {
        const close = this.#text.indexOf('>', found.index)
        return close < 0 ? undefined : { at: close + 1 }
      } else return { at: found.index, fault: unclosed }
    }
    const isTooLong = this.#text.length >= maxJobCharacters
    if (!isTooLong && !this.#isOver) return undefined
    // a section of text without an end took the rest with it: the next job is looked for within
    const next = this.#text.slice(1).search(/<(?:[\w.-]+:)?job[\s>]/i)
    if (next >= 0) return { at: next + 1, fault: unclosed }
    return isTooLong ? { at: this.#text.length, fault: 'is too long' } : undefined
  }
}
