import PDFDocument from 'pdfkit'

/** A resume as a PDF, with a line for each text. */
export function resumePdf(lines: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 54 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  document.fontSize(11)
  for (const line of lines) document.text(line)
  document.end()
  return done
}
