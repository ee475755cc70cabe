import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '../../../core/coded-error.ts'
import { contentFolders, shownPath } from '../../../core/content-roots.ts'
import { validYaml } from '../../../core/valid-yaml.ts'
import type { Answer, Route } from './route.ts'

/** A file of routes. Its top-level values are the defaults of each route. */
interface RouteFile extends Pick<Route, 'source' | 'level'> {
  row?: string
  /** Another interface whose routes also belong to this one, except those in `without` and with the names in `rename`. */
  same_as?: string
  without?: string[]
  rename?: Record<string, string>
  routes: Array<Partial<Route> & { route: string }>
}

const schemaFile = join(import.meta.dirname, 'routes.schema.json')
const read = new Map<string, readonly Route[]>()

/**
 * The routes of an interface, shared ones first. Read once; callers must not change the result. The `folders` are
 * searched in order for `<name>/routes.yaml`.
 * @throws CodedError ROUTES_UNKNOWN where there is no file, ROUTES_INVALID with file and line of each mistake
 */
export function readRoutes(name: string, folders: readonly string[] = contentFolders('interfaces')): readonly Route[] {
  const file = folders.map((folder) => join(folder, name, 'routes.yaml')).find((one) => existsSync(one))
  if (file === undefined) throw new CodedError('ROUTES_UNKNOWN', `no ${name}/routes.yaml in ${folders.join(', ')}`)
  const known = read.get(file) ?? joined(file, validYaml(file, schemaFile, 'ROUTES_INVALID') as RouteFile, folders)
  read.set(file, known)
  return known
}

function joined(file: string, content: RouteFile, folders: readonly string[]): readonly Route[] {
  const { source, level, row = '', same_as, without = [], rename = {} } = content
  const shared = (same_as === undefined ? [] : readRoutes(same_as, folders))
    .filter(({ route }) => !without.includes(route))
    .map((route) => ({ ...renamed(route, rename), source, level, row }))
  const routes = new Map<string, Partial<Route>>(shared.map((route) => [route.route, route]))
  for (const route of content.routes)
    routes.set(route.route, { source, level, row, ...routes.get(route.route), ...route })
  return [...routes.values()].map((route) => whole(file, route))
}

function whole(file: string, route: Partial<Route>): Route {
  if (route.request !== undefined && route.answer !== undefined && route.row !== '') return route as Route
  throw new CodedError('ROUTES_INVALID', `${shownPath(file)}: ${route.route} lacks its request, its answer or its row.`)
}

/** A route with renamed path segments, parameters and headers. Resources keep their names. */
function renamed(route: Route, names: Readonly<Record<string, string>>): Route {
  const nameOf = (name: string) => names[name] ?? name
  const keys = <T extends object | undefined>(of: T): T =>
    of && (Object.fromEntries(Object.entries(of).map(([key, value]) => [nameOf(key), value])) as T)
  const { path, query, headers, body } = route
  const spoken = route.route.replaceAll(/\w+/g, nameOf)
  const fields = typeof body === 'object' && 'fields' in body ? { fields: keys(body.fields) } : body
  return {
    ...route,
    route: spoken,
    ...(path && { path: keys(path) }),
    ...(query && { query: keys(query) }),
    ...(headers && { headers: keys(headers) }),
    ...(fields !== undefined && { body: fields }),
  }
}

/** The resource of an answer's rows; undefined where it is no list. */
export function listedResource(answer: Answer): string | undefined {
  return typeof answer === 'object' && 'list' in answer ? answer.list : undefined
}
