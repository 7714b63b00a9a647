import { parentPort } from 'node:worker_threads'
import { collectGarbage } from '@lunchpail/kit-service/collect-garbage'
import { renderInThread } from './render-in-thread.ts'
import type { ToWorker } from './rendering.ts'

// one after another: the pages' modules hold state of the page that is being rendered
let queue = Promise.resolve()
parentPort?.on('message', (message: ToWorker) => {
  queue = queue.then(async () => {
    parentPort?.postMessage(await renderInThread(message))
    const onlyWarmsUp = message.request === undefined
    if (onlyWarmsUp) collectGarbage()
  })
})
