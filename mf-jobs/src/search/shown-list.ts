import { store } from '@lunchpail/kit-web/store'
import type { ListPage } from './list-page.tsx'

/** The list: its address brings it (`list.screen.tsx`), so that a job's page alone loads without it. */
export const shownList = store<{ readonly ListPage: typeof ListPage } | undefined>(undefined)
