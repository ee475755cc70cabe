import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '../../../core/coded-error.ts'
import { contentFolders, shownPath } from '../../../core/content-roots.ts'
import { validYaml } from '../../../core/valid-yaml.ts'

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

/** A parameter of a query, a path or a body. */
export interface Parameter {
  type: 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'object' | 'strings'
  /** True; `implied` where the documents only imply it; or the condition: `or login_id`, `unless file`. */
  required?: true | string
  /** Set where the documents only imply rules of this kind for it, such as for an id of another client. */
  level?: 'implied'
  /** The only case in which it applies. */
  only?: string
  /** The resource of the id; `row` for a row of the list itself. */
  id?: string
  default?: unknown
  /** The bounds of its value. */
  least?: number | string
  most?: number | string
  /** The maximum number of characters. */
  longest?: number
  /** The table of its allowed words. */
  words?: string
  /** Set where the documents list the words elsewhere and not for this route. */
  unlisted?: true
  /** The obligation in reports by kind of rule, where it is not the usual one. */
  as?: Readonly<Record<string, string>>
}

export type Parameters = Readonly<Record<string, Parameter>>

/** The content of a success: a list of a resource, one resource, or something that the documents do not show. */
export type Answer = { list: string; paged?: true | 'implied'; meta?: string } | { one: string } | 'not shown'

/** The data of a request: one object, an array with an optional maximum, or something that the documents do not show. */
export type Body = { fields: Parameters } | { rows: Parameters; most?: number } | 'not shown'

/** One method on one path, as the documents describe it for one interface, in its spelling. */
export interface Route {
  /** Method and path below the base path: `GET /logins/{login_id}`. */
  route: string
  /** The name of the valid request in features. */
  request: string
  /** The document and the heading. */
  source: string
  /** The row below the heading, by its first cell or by words of its sentence. */
  row: string
  /** Whether the documents state or imply that this version has the route. */
  level: 'stated' | 'implied'
  answer: Answer
  /** The topic of its parameters in reports; the beginning of its path by default. */
  topic?: string
  path?: Parameters
  query?: Parameters
  body?: Body
  /** Headers in addition to the keys, and what asks for them: the row itself, or the section on authentication. */
  headers?: Readonly<Record<string, 'row' | 'authentication'>>
  /** Set where the route creates or changes something. */
  writes?: true
  /** The resource that it creates and that stays at the target. */
  makes?: 'customer' | 'lead' | 'login' | 'consent' | 'lesson'
  /** The limit of requests from one address in a second. */
  per_second?: number
  /** Refusal statuses in its row with their meaning; empty where the row gives none. */
  refusals?: Readonly<Record<string, string>>
}

/** Whether the documents state or imply that a request always needs the parameter. */
export function isAlwaysRequired({ required }: Pick<Parameter, 'required'>): boolean {
  return required === true || required === 'implied'
}

/** A route as a pattern for `METHOD /path`. A name in braces matches any one segment. */
export function patternOf(route: string): RegExp {
  const pattern = patterns.get(route) ?? new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  patterns.set(route, pattern)
  return pattern
}

/** Compiled patterns of routes. Every exchange is compared with all of them. */
const patterns = new Map<string, RegExp>()

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

let table: Table | undefined

/**
 * The requests of the routes at which a check decides, by the check's name. Runs on the sandbox showed them
 * (scripts/write-figures.ts). Empty for a check without such a route, or newer than the table.
 */
export function requestsOfCheck(name: string): readonly string[] {
  table ??= JSON.parse(readFileSync(new URL('decided-at.json', import.meta.url), 'utf8')) as Table
  const at = name.indexOf(': ')
  return table[name.slice(0, at)]?.[name.slice(at + 2)] ?? []
}
