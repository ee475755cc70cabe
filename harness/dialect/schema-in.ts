import { schemaLibrary } from '../../schemas/library.ts'
import type { Dialect } from './dialect.ts'

/**
 * The id of a resource's schema in this version: its own, else that of all versions or of all interfaces.
 * @throws Error SCHEMA_UNKNOWN when no folder of the dialect has the resource
 */
export function schemaIn({ schemas, version }: Dialect, resource: string): string {
  const ids = [...schemas, 'conventions'].map((folder) => `${folder}/${resource}`)
  const found = ids.find((id) => schemaLibrary().has(id))
  if (found !== undefined) return found
  throw new Error(`SCHEMA_UNKNOWN: ${version} has no schema of ${resource}; looked for ${ids.join(' and ')}`)
}
