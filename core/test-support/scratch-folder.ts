import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'

/** A folder of its own for a test file, removed when its tests have run. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
