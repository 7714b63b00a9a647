// The thread that reads strangers' files; resume-reader.ts starts and ends it.
import { parentPort } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import { answerOf, type Asked } from './reader-answer.ts'
import { samplePdf } from './sample-pdf.ts'

const warmUps = 5

parentPort!.on('message', ({ bytes }: Asked) => {
  void answerOf(readFile(bytes)).then((answer) => parentPort!.postMessage(answer))
})
for (let times = 0; times < warmUps; times += 1) await readFile(samplePdf.slice())
parentPort!.postMessage('ready')
