import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pact } from '../../harness/contracts/pacts/pact.ts'
import { readPacts } from './read-pacts.ts'

/** Where the pacts of Assay's own consumers lie. */
const referenceFolder = fileURLToPath(new URL('../../contracts/pacts', import.meta.url))

/** The pacts of Assay's own consumers, one for each consumer and interface. */
export function referencePacts(): Pact[] {
  return readPacts([relative(process.cwd(), referenceFolder) || '.'])
}
