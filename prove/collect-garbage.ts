import { isMainThread } from 'node:worker_threads'
import { collectGarbage } from '@lunchpail/kit-service/collect-garbage'

// Loaded into each service: on SIGUSR2 it collects its garbage, so that what is left is what it holds.
if (isMainThread) process.on('SIGUSR2', () => collectGarbage())
