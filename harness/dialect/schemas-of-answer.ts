import type { Exchange } from '../../core/exchange.ts'
import { isFields } from '../../core/fields.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import { schemaLibrary } from '../../schemas/library.ts'
import type { Dialect } from './dialect.ts'

/** A schema with the place in a body that it describes: `ais/login` at `data`, `[]`. */
export interface SchemaAt {
  schema: string
  /** `[]` stands for every entry of a list. */
  at: readonly string[]
}

/**
 * The schemas of a route's answer in this version, the envelope's first: from the table for a success, the error form
 * for a refusal. Empty where the documents do not show it.
 */
export function schemasOfAnswer(dialect: Dialect, { answer }: Route, { answer: received }: Exchange): SchemaAt[] {
  if (dialect.successBody === 'any' || !received || !isFields(received.json)) return []
  if (received.status >= 400) return 'error_class' in received.json ? [{ schema: 'conventions/error', at: [] }] : []
  if (answer === 'not shown') return []
  if ('one' in answer)
    return [{ schema: 'conventions/data-envelope', at: [] }, ...ofResource(dialect, answer.one, ['data'])]
  const envelope = answer.paged === true ? 'conventions/paged-envelope' : 'conventions/data-envelope'
  return [
    { schema: envelope, at: [] },
    ...(answer.meta ? ofResource(dialect, answer.meta, ['meta']) : []),
    ...ofResource(dialect, answer.list, ['data', '[]']),
  ]
}

/** The schemas of a resource and of its further fields, where there is one. */
function ofResource({ schemas }: Dialect, resource: string, at: readonly string[]): SchemaAt[] {
  const idOf = (name: string) => schemas.map((folder) => `${folder}/${name}`).find((id) => schemaLibrary().has(id))
  const [resourceSchema, extra] = [idOf(resource), idOf(`${resource}-extra`)]
  return [
    ...(resourceSchema ? [{ schema: resourceSchema, at }] : []),
    ...(extra ? [{ schema: extra, at: [...at, 'extra'] }] : []),
  ]
}
