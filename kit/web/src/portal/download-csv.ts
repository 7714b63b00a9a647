import { csvOf } from '@lunchpail/contracts/csv'

/** Saves rows that a page shows as a file. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  // browsers read it after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
