const width = 28

/** A bar on one line of a terminal; says nothing where the output is a file or a pipe. */
export function progressBar(label: string, output: NodeJS.WriteStream = process.stderr) {
  let drawn = ''
  const draw = (line: string) => {
    if (!output.isTTY || line === drawn) return
    drawn = line
    output.write(`\r${line}\u001b[K`)
  }
  return {
    at(done: number, of: number) {
      const share = of > 0 ? Math.min(1, done / of) : 1
      const filled = Math.round(share * width)
      draw(`${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.round(share * 100)}%`)
    },
    clear() {
      if (drawn) output.write('\r\u001b[K')
    },
  }
}
