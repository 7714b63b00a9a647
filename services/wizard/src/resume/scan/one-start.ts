const start = Buffer.from([0xff, 0xd8, 0xff])
const [again, fill] = [0xd8, 0xff]
/** Tables and notes that stand before a JPEG's size: quantization, Huffman, restarts, comments and what programs add. */
const isBefore = (marker: number): boolean =>
  marker === 0xdb ||
  marker === 0xc4 ||
  marker === 0xdd ||
  marker === 0xfe ||
  (marker >= 0xe0 && marker <= 0xef)

/** The end of a strip and the start of the next, before a marker of restarts: D0 to D7. */
const seam = Buffer.from([0xff, 0xd9, 0xff, 0xd8, 0xff])

/**
 * A file in whose JPEGs the start is said once. tiff2pdf puts the tables of a TIFF before the picture with a start of their own, and
 * its strips each with a start and an end; pdf.js refuses them. Filling bytes may stand there.
 */
export function withOneStart(bytes: Uint8Array): Uint8Array {
  const mended = Buffer.from(bytes)
  for (let from = mended.indexOf(start); from >= 0; from = mended.indexOf(start, from + 2)) {
    let at = from + 2
    while (at + 4 < mended.length && mended[at] === 0xff) {
      const marker = mended[at + 1]!
      if (marker === again) {
        mended[at + 1] = fill
        at += 2
      } else if (marker === fill) at += 1
      else if (isBefore(marker)) at += 2 + mended.readUInt16BE(at + 2)
      else break
    }
  }
  for (let at = mended.indexOf(seam); at >= 0; at = mended.indexOf(seam, at + 4))
    if ((mended[at + 5] ?? 0) >> 3 === 0xd0 >> 3) mended.fill(fill, at, at + 4)
  return mended
}
