import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { scanLimits } from '../limits.ts'
import { UnreadableResume } from '../unreadable-resume.ts'

/** A page as a picture: bytes of a file that Leptonica reads, and how it is to be turned (as in EXIF, 1 to 8). */
export interface Picture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly orientation: number
}

/** Width and height before anything is unpacked: a small file may say that it is enormous. */
function sizeOfPng(view: DataView): [number, number] | null {
  return view.byteLength >= 24 ? [view.getUint32(16), view.getUint32(20)] : null
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Walks the segments of a JPEG to the one that holds its size. */
function sizeOfJpeg(view: DataView): [number, number] | null {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)]
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** The tag of EXIF that says how the phone was held, in both orders of bytes. */
const orientationTags = [
  { head: [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00], at: 9 },
  { head: [0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00], at: 8 },
]
const exifBytes = 2_000

function orientationOf(bytes: Uint8Array): number {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, exifBytes))
  if (!start.includes('Exif')) return 1
  for (const { head, at } of orientationTags) {
    const found = start.indexOf(Buffer.from(head))
    const value = found < 0 ? 0 : (start[found + at] ?? 0)
    if (value >= 1 && value <= 8) return value
  }
  return 1
}

/** Refuses a picture on which nothing could be read, or that would take all memory. */
export function checkSize(width: number, height: number, pixels: number = scanLimits.pixels): void {
  if (Math.min(width, height) < scanLimits.side) throw new UnreadableResume('no-text')
  if (width * height > pixels) throw new UnreadableResume('too-large')
}

/** A photo or scan, looked at but not unpacked. */
export function pictureOf(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = resumeKind(bytes) === 'png' ? sizeOfPng(view) : sizeOfJpeg(view)
  if (!size) throw new UnreadableResume('damaged')
  checkSize(...size)
  return { bytes, width: size[0], height: size[1], orientation: orientationOf(bytes) }
}
