import { createHash } from 'node:crypto'
import { readRequirements } from '../../requirements/read-requirements.ts'

/** A digest of the words and the strength of each requirement, by its id. */
export function rowDigests(): Map<string, string> {
  return new Map(
    readRequirements().map(({ id, text, strength }) => [
      id,
      createHash('sha256').update(`${strength} ${text}`).digest('base64url').slice(0, 16),
    ]),
  )
}
