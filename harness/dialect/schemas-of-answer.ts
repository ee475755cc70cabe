import type { Exchange } from '../../core/exchange.ts'
import { isFields } from '../../core/fields.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import { schemaLibrary } from '../../schemas/library.ts'
import type { Dialect } from './dialect.ts'

/** A schema with the place in a body of which it speaks: `ais/login` at `data`, `[]`. */
export interface SchemaAt {
  schema: string
  /** `[]` stands for every entry of a list. */
  at: readonly string[]
}

/**
 * The schemas of what a route answers in this version, those of the envelope first: as its table says for a success, and the
 * form of errors for a refusal. Empty where the documents do not show it.
 */
export function schemasOfAnswer(dialect: Dialect, { answer }: Route, { answer: given }: Exchange): SchemaAt[] {
  if (dialect.successBody === 'any' || !given || !isFields(given.json)) return []
  if (given.status >= 400) return 'error_class' in given.json ? [{ schema: 'conventions/error', at: [] }] : []
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

/** The schema of a resource, and that of its further fields where there is one. */
function ofResource({ schemas }: Dialect, resource: string, at: readonly string[]): SchemaAt[] {
  const idOf = (name: string) => schemas.map((folder) => `${folder}/${name}`).find((id) => schemaLibrary().has(id))
  const [own, extra] = [idOf(resource), idOf(`${resource}-extra`)]
  return [...(own ? [{ schema: own, at }] : []), ...(extra ? [{ schema: extra, at: [...at, 'extra'] }] : [])]
}
