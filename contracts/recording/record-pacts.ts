import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsumerPact } from './consumer-pact.ts'
import { recordExpectation } from './record-pact.ts'

/** Records every expectation of these consumers in settled pact files in `folder`. */
export async function recordPacts(pacts: ConsumerPact[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const pact of pacts) {
    for (const expectation of pact.expectations) await recordExpectation(pact, expectation, folder)
  }
  settleFolder(folder)
}

/** Rewrites every pact file of a folder in its settled form. */
export function settleFolder(folder: string): void {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    writeFileSync(path, settledText(readFileSync(path, 'utf8')))
  }
}

interface PactFile {
  interactions: Array<{ description: string }>
  metadata: Record<string, unknown>
}

/**
 * The settled text of a pact file: interactions by description, keys by name, and no metadata but the version of the
 * specification. So it changes only with the consumer's needs.
 */
function settledText(text: string): string {
  const pact = JSON.parse(text) as PactFile
  const interactions = pact.interactions.toSorted((one, other) => (one.description < other.description ? -1 : 1))
  const { pactSpecification } = pact.metadata
  return `${JSON.stringify(sorted({ ...pact, interactions, metadata: { pactSpecification } }), null, 2)}\n`
}

function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted)
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [name, sorted(value)]))
}
