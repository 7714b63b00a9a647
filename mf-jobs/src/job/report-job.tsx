import { useState, type ComponentType } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../sentences.ts'
import type { ReportDialog } from './report/report-dialog.tsx'

type Dialog = ComponentType<Parameters<typeof ReportDialog>[0]>

/** Opens the dialog that is loaded for whoever wants it. */
export function ReportJob({ id }: { readonly id: number }) {
  const t = sentences.use()
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog }>()
  const [open, setOpen] = useState(false)
  const press = async () => {
    try {
      const { loadReport } = await retryChunk(() => import('./report/load-report.ts'))
      setLoaded({ Dialog: await loadReport() })
      setOpen(true)
    } catch {
      toast(t('down.text'))
    }
  }
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => void press()}>
        {t('report.do')}
      </Button>
      {open && loaded && <loaded.Dialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
