import type { Dialect } from '../../../harness/dialect/dialect.ts'
import { schemaIn } from '../../../harness/dialect/schema-in.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'
import type { Answer, Route } from '../../../requirements/tables/routes/route.ts'
import { fieldsOf } from '../../../schemas/fields-of.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { capitalName, operationId } from './names.ts'

/** By which field a resource is named in requests, where that is not its id. */
const namedBy: Readonly<Record<string, string>> = { provider: 'code', template: 'identifier' }

/** Where the ids that an answer shows may be sent next: to each other route whose path takes one, or the query of a list. */
export function linksOf(dialect: Dialect, { answer, request }: Route): Record<string, SchemaNode> {
  const others = dialect.routes.filter((route) => route.request !== request)
  return Object.fromEntries(
    idsIn(dialect, answer).flatMap((shown) => others.flatMap((route) => linksTo(dialect, route, shown))),
  )
}

interface ShownId {
  /** Of which kind of thing it is the id. */
  of: string
  /** Where it stands in the body. */
  pointer: string
}

/** The ids of an answer: that of its resource, of the first row of a list, and of what that belongs to. */
function idsIn(dialect: Dialect, answer: Answer): ShownId[] {
  if (answer === 'not shown') return []
  const [resource, at] = 'one' in answer ? [answer.one, '/data'] : [answer.list, '/data/0']
  const fields = fieldsOf(schemaIn(dialect, resource))
  const kind = resource.split('-')[0] ?? resource
  const own = namedBy[kind] ?? 'id'
  const others = { customer: ['customer_id'], login: dialect.loginIdNames, account: ['account_id'] }
  return [
    ...(fields.includes(own) ? [{ of: kind, pointer: `${at}/${own}` }] : []),
    ...Object.entries(others)
      .filter(([of]) => of !== kind || !fields.includes(own))
      .flatMap(([of, names]) =>
        names.filter((name) => fields.includes(name)).map((name) => ({ of, pointer: `${at}/${name}` })),
      ),
  ]
}

/** The link that sends an id to a route; none where the route takes none, or needs another one in its path. */
function linksTo(dialect: Dialect, route: Route, { of, pointer }: ShownId): Array<[string, SchemaNode]> {
  const { interface: name } = dialect
  const place = Object.keys(route.path ?? {}).length > 0 ? 'path' : 'query'
  const taken = Object.entries(route[place] ?? {}).find(([, { id }]) => id === of)
  if (!taken || (place === 'query' && !route.route.startsWith('GET '))) return []
  const id = operationId(name, route)
  const parameters = { [`${place}.${taken[0]}`]: `$response.body#${pointer}` }
  return [[`${id}By${capitalName(inWordsOf(name, of))}`, { operationId: id, parameters }]]
}
