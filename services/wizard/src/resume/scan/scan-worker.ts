// The thread that reads strangers' pictures; scan-reader.ts starts and ends it.
import { parentPort } from 'node:worker_threads'
import { answerOf } from '../reader-answer.ts'
import { readScan } from './read-scan.ts'
import { openRecogniser } from './recogniser.ts'

const recognise = await openRecogniser()
parentPort!.on('message', (bytes: Uint8Array) => {
  void answerOf(readScan(bytes, recognise)).then((answer) => parentPort!.postMessage(answer))
})
parentPort!.postMessage('ready')
