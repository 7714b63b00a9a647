// The thread that reads strangers' files; resume-reader.ts starts and ends it.
import { parentPort } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import type { Resume } from './read-resume.ts'
import { samplePdf } from './sample-pdf.ts'
import { UnreadableResume, type UnreadableReason } from './unreadable-resume.ts'

export type Answer = { readonly resume: Resume } | { readonly unreadable: UnreadableReason }

const warmUps = 5

parentPort!.on('message', (bytes: Uint8Array) => {
  void readFile(bytes)
    .then(
      (resume): Answer => ({ resume }),
      (failure: unknown): Answer => ({
        unreadable: failure instanceof UnreadableResume ? failure.reason : 'damaged',
      }),
    )
    .then((answer) => parentPort!.postMessage(answer))
})
for (let times = 0; times < warmUps; times += 1) await readFile(samplePdf.slice())
parentPort!.postMessage('ready')
