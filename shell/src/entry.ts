import '@lunchpail/kit-ui/tokens.css'
import '@lunchpail/kit-ui/reset.css'
import { checkFiles } from './check-files.ts'
import { nextTask } from './next-task.ts'

/** Each part is evaluated in a task of its own: on a slow phone all of them at once would hold a press for 150 ms. */
async function enter(): Promise<void> {
  checkFiles()
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ './routes.tsx')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ './main.tsx')
  await start()
}

void enter()
