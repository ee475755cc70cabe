import { createHash } from 'node:crypto'
import { jsonText } from '../../core/exact-json.ts'
import { contractAddress } from '../../harness/contracts/contract-address.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { referencePacts } from '../verify/reference-pacts.ts'

let known: { of: readonly Requirement[]; digests: Map<string, string> } | undefined

/** A digest of the words and the strength of each requirement, by its id. */
export function rowDigests(): ReadonlyMap<string, string> {
  const rows = readRequirements()
  if (known?.of !== rows)
    known = {
      of: rows,
      digests: new Map(rows.map(({ id, text, strength }) => [id, shortDigest(`${strength} ${text}`)])),
    }
  return known.digests
}

let pacts: ReadonlyMap<string, string> | undefined

/** A digest of what each need of a consumer says, by its address. */
export function pactDigests(): ReadonlyMap<string, string> {
  pacts ??= new Map(
    referencePacts().flatMap(({ consumer, provider, interactions, document }) =>
      interactions.map(({ place, description: interaction }) => [
        contractAddress({ consumer, provider, interaction }),
        shortDigest(jsonText((document['interactions'] as unknown[])[place])),
      ]),
    ),
  )
  return pacts
}

/** Enough of a digest to see that a text is another. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
