// Writes what the reference consumers rely on to contracts/pacts, or to the folder given.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allPacts } from '../contracts/all-pacts.ts'
import { recordPacts } from '../contracts/recording/record-pacts.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../contracts/pacts', import.meta.url))
const fresh = mkdtempSync(join(tmpdir(), 'assay-pacts-'))
try {
  await recordPacts(allPacts(), fresh)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(fresh)) {
    copyFileSync(join(fresh, file), join(folder, file))
    process.stdout.write(`${join(folder, file)}\n`)
  }
} finally {
  rmSync(fresh, { recursive: true })
}
