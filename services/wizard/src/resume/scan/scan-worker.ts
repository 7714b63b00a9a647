// The thread that reads strangers' pictures; scan-reader.ts starts and ends it.
import { parentPort } from 'node:worker_threads'
import { answerOf, type Asked } from '../reader-answer.ts'
import type { Resume } from '../read-resume.ts'
import { readScan } from './read-scan.ts'
import { openRecogniser } from './recogniser.ts'

const recognise = await openRecogniser()
parentPort!.on('message', ({ bytes, without }: Asked) => {
  const keep = (soFar: Resume): void => parentPort!.postMessage({ soFar })
  void answerOf(readScan(bytes, recognise, { keep, without })).then((answer) =>
    parentPort!.postMessage(answer),
  )
})
parentPort!.postMessage('ready')
