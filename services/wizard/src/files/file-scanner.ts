import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

/** Looks for malware in what strangers upload, before anybody reads it or may fetch it. */
export interface FileScanner {
  /** Throws where no scanner says anything: a file that was not scanned counts as neither. */
  readonly findsMalware: (file: Uint8Array) => Promise<boolean>
}

const address = /^([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i

/** Without an address nothing is scanned. */
export const fileScannerEnvironment = {
  CLAMD_ADDRESS: z.optional(
    z.string().check(z.regex(address, 'must be a host and a port, for example 127.0.0.1:3310')),
  ),
}

/** A scan takes well under a second; one that hangs keeps the worker's slot. */
const milliseconds = 30_000
const chunkBytes = 64 * 1024

/** The length of a chunk as four bytes in front of it; a length of 0 ends the stream. */
function chunksOf(file: Uint8Array): Uint8Array[] {
  const length = (bytes: number): Uint8Array => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(bytes)
    return head
  }
  const chunks: Uint8Array[] = []
  for (let from = 0; from < file.length; from += chunkBytes) {
    const chunk = file.subarray(from, from + chunkBytes)
    chunks.push(length(chunk.length), chunk)
  }
  return [...chunks, length(0)]
}

/** ClamAV's daemon, by its command INSTREAM (man clamd): it need not see the disk of whoever asks. */
export function openFileScanner(
  { CLAMD_ADDRESS }: { readonly CLAMD_ADDRESS?: string | undefined },
  timeout = milliseconds,
): FileScanner | null {
  const [, host, port] = address.exec(CLAMD_ADDRESS ?? '') ?? []
  if (!host || !port) return null
  const ask = async (file: Uint8Array): Promise<string> => {
    const socket = connect({ host: host.replaceAll(/[[\]]/g, ''), port: Number(port) })
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer')), timeout)
    try {
      const answer = text(socket)
      socket.write('zINSTREAM\0')
      for (const chunk of chunksOf(file)) socket.write(chunk)
      return (await answer).replaceAll('\0', '').trim()
    } finally {
      clearTimeout(timer)
      socket.destroy()
    }
  }
  return {
    findsMalware: async (file) => {
      const answer = await ask(file)
      if (answer === 'stream: OK') return false
      if (answer.endsWith(' FOUND')) return true
      // such as "INSTREAM size limit exceeded. ERROR"
      throw new Error(`clamd: ${answer.slice(0, 200) || 'no answer'}`)
    },
  }
}
