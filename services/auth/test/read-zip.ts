import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP, by its central directory. */
export function readZip(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameLength, extra, comment, local] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    files[name] = inflateRawSync(bytes.subarray(from, from + packed)).toString()
    at += 46 + nameLength + extra + comment
  }
  return files
}
