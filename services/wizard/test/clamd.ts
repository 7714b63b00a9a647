import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What every scanner takes for malware, and is harmless (eicar.org). In two parts, or one takes this file for it. */
export const harmful = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

const command = 'zINSTREAM\0'

/** The file that was streamed, once it has ended. */
function fileOf(sent: Buffer): Buffer | undefined {
  if (!sent.subarray(0, command.length).equals(Buffer.from(command))) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const bytes = sent.readUInt32BE(at)
    if (bytes === 0) return Buffer.concat(chunks)
    chunks.push(sent.subarray(at + 4, at + 4 + bytes))
    at += 4 + bytes
  }
  return undefined
}

const sayWhatIsFound = (file: Buffer): string =>
  file.includes(harmful) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'

/** A server that speaks clamd's INSTREAM, as far as it is asked. `answer`: undefined is none. */
export async function startClamd() {
  const sockets = new Set<Socket>()
  const clamd = { answer: sayWhatIsFound as (file: Buffer) => string | undefined, scanned: [] as number[] }
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    let sent = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      sent = Buffer.concat([sent, bytes])
      const file = fileOf(sent)
      if (!file) return
      clamd.scanned.push(file.length)
      const answer = clamd.answer(file)
      if (answer !== undefined) socket.end(answer)
    })
  })
  const listen = async (port: number) => {
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((stopped) => server.close(() => stopped()))
  }
  return Object.assign(clamd, {
    env: { CLAMD_ADDRESS: `127.0.0.1:${port}` },
    stop,
    startAgain: () => listen(port),
    sayWhatIsFound,
  })
}
