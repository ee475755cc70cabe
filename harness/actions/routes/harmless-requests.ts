import { listedResource, isAlwaysRequired, type Route } from '../../../requirements/tables/routes/read-routes.ts'
import type { Draft } from '../../client/draft.ts'
import type { Requests } from '../scene/requests.ts'

/**
 * Requests of many routes that make nothing at the target, whether they are accepted or refused: reads about nothing that is
 * known, and bodies that lack a required field.
 */
export function harmlessRequests(requests: Requests): Draft[] {
  const { basePath, routes } = requests.dialect
  const drafts = routes.flatMap((route): Draft[] => {
    const path = pathOf(route)
    if (route.route.startsWith('GET ')) return [requests.get(`read ${path}`, path, filtersOf(route))]
    const isLacking = route.route.startsWith('POST ') && route.path === undefined && requiresField(route)
    return isLacking ? [requests.write(`write ${path}`, 'POST', basePath + path, {})] : []
  })
  return drafts.filter((draft) => requests.offers(draft))
}

/** The path with an id that nothing has. */
function pathOf({ route, path = {} }: Route): string {
  const [, address = ''] = route.split(' ')
  return address.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    /provider|template/.test(path[name]?.id ?? '') ? 'none' : '0',
  )
}

function filtersOf({ query = {} }: Route): Array<[string, string]> {
  const names = Object.keys(query).filter((name) => name !== 'from_id' && name !== 'per_page')
  return names.map((name) => [name, 'none'])
}

/** Whether an empty body is refused: the documents require a field, or show no body; not where each row is answered. */
function requiresField({ body, answer }: Route): boolean {
  if (typeof body !== 'object') return body === 'not shown'
  return !listedResource(answer) && Object.values('rows' in body ? body.rows : body.fields).some(isAlwaysRequired)
}
