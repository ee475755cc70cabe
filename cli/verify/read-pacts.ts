import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Pact, PactError } from '../../harness/contracts/pacts/pact.ts'
import { parsePact } from '../../harness/contracts/pacts/parse-pact.ts'
import { fileNamed } from '../asked/file-named.ts'
import { fileURLToPath } from 'node:url'

/**
 * The pacts of files and folders in order; of a folder all .json files, at any depth.
 * @throws PactError PACT_MISSING, PACT_EMPTY or PACT_INVALID; AskedWrongly FILE_UNREADABLE
 */
export function readPacts(given: readonly string[]): Pact[] {
  const files = [...new Set(given.flatMap(filesOf))]
  const pacts = files.map((file) =>
    parsePact(fileNamed('--pact', file).toString(), relative(process.cwd(), file) || file),
  )
  if (pacts.every(({ interactions }) => interactions.length === 0))
    throw new PactError('PACT_EMPTY', `${given.join(', ')} holds no interaction. Give a pact with interactions.`)
  return pacts
}

function filesOf(path: string): string[] {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) throw missing(path, 'there is nothing at that path')
  if (!entry.isDirectory()) return [path]
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  if (found.length === 0) throw missing(path, 'no file in that folder ends in .json')
  return found.sort().map((name) => join(path, name))
}

function missing(path: string, why: string): PactError {
  const fix = 'Give a pact file, a folder of pact files, or the address of a Pact Broker.'
  return new PactError('PACT_MISSING', `--pact was given ${path}, but ${why}. ${fix}`)
}

/** The folder with the pacts of Assay's own consumers. */
const referenceFolder = fileURLToPath(new URL('../../contracts/pacts', import.meta.url))

/** The pacts of Assay's own consumers, one for each consumer and interface. */
export function referencePacts(): Pact[] {
  return readPacts([relative(process.cwd(), referenceFolder) || '.'])
}
