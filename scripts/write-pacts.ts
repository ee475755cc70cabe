// Writes the reference consumers' pacts to contracts/pacts, and removes pact files that no consumer makes any more.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allPacts } from '../contracts/all-pacts.ts'
import { recordPacts } from '../contracts/recording/record-pacts.ts'

const kept = fileURLToPath(new URL('../contracts/pacts', import.meta.url))
const fresh = mkdtempSync(join(tmpdir(), 'assay-pacts-'))
try {
  await recordPacts(allPacts(), fresh)
  const made = readdirSync(fresh)
  mkdirSync(kept, { recursive: true })
  const stale = readdirSync(kept).filter((file) => file.endsWith('.json') && !made.includes(file))
  for (const file of stale) rmSync(join(kept, file))
  for (const file of made) copyFileSync(join(fresh, file), join(kept, file))
  process.stdout.write(`${made.map((file) => join('contracts/pacts', file)).join('\n')}\n`)
} finally {
  rmSync(fresh, { recursive: true })
}
