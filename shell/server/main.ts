import { runProcess } from '@lunchpail/kit-service/run-process'

await runProcess('shell', async () => {
  const { startSite } = await import('./server.ts')
  return startSite(process.env)
})
