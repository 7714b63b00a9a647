import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const temporaryFolder = (): { path: string; remove(): void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-test-'))
  // PostgreSQL may run as another user, who passes through
  chmodSync(folder, 0o711)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
