import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pact } from '../../harness/contracts/pacts/pact.ts'
import { readPacts } from './read-pacts.ts'

/** The folder with the pacts of Assay's own consumers. */
const referenceFolder = fileURLToPath(new URL('../../contracts/pacts', import.meta.url))

/** The pacts of Assay's own consumers, one for each consumer and interface. */
export function referencePacts(): Pact[] {
  return readPacts([relative(process.cwd(), referenceFolder) || '.'])
}
