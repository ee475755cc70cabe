import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { CodedError } from '../../../core/coded-error.ts'
import { contentFolders, shownPath } from '../../../core/content-roots.ts'
import { parsedBeforehand } from '../../../core/parsed-beforehand.ts'
import { lineAt, parseYaml } from '../../../core/parse-yaml.ts'
import { schemaCompiler } from '../../../core/schema-compiler.ts'
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

const ownFolder = dirname(fileURLToPath(import.meta.url))
const read = new Map<string, readonly Route[]>()
let compiled: ValidateFunction<RouteFile> | undefined

/**
 * The routes of an interface, shared ones first. Read once; callers must not change the result. The `folders` are
 * searched in order for `<name>/routes.yaml`.
 * @throws CodedError ROUTES_UNKNOWN where there is no file, ROUTES_INVALID with file and line of each mistake
 */
export function readRoutes(name: string, folders: readonly string[] = contentFolders('interfaces')): readonly Route[] {
  const file = folders.map((folder) => join(folder, name, 'routes.yaml')).find((one) => existsSync(one))
  if (file === undefined) throw new CodedError('ROUTES_UNKNOWN', `no ${name}/routes.yaml in ${folders.join(', ')}`)
  const known = read.get(file) ?? joined(file, contentOf(file), folders)
  read.set(file, known)
  return known
}

function contentOf(file: string): RouteFile {
  const text = readFileSync(file, 'utf8')
  // A table that was parsed beforehand was also validated then.
  const known = parsedBeforehand(text)
  if (known !== undefined) return known as RouteFile
  const content: unknown = parseYaml(text)
  compiled ??= schemaCompiler({
    allErrors: true,
    allowUnionTypes: true,
    code: { optimize: false },
  }).compile<RouteFile>(JSON.parse(readFileSync(join(ownFolder, 'routes.schema.json'), 'utf8')))
  if (compiled(content)) return content
  throw new CodedError('ROUTES_INVALID', mistakesIn(file, text, compiled.errors ?? []).join('\n'))
}

/** Each mistake of a table with its line. Of a value with several forms, all that each form lacks. */
function mistakesIn(file: string, text: string, errors: readonly ErrorObject[]): string[] {
  const byPlace = Map.groupBy(
    errors.filter(({ keyword }) => keyword !== 'anyOf'),
    ({ instancePath }) => instancePath,
  )
  return [...byPlace].map(([pointer, own]) => {
    const path = pointer.split('/').slice(1)
    const said = own.map(({ message = '', params }) => {
      const [what] = Object.values(params as object).map(String)
      return what === undefined || message.includes(what) ? message : `${message}: ${what}`
    })
    return `${shownPath(file)}:${lineAt(text, path.map(numbered))}: ${path.join('.')} ${[...new Set(said)].join(', or ')}.`
  })
}

function numbered(step: string): number | string {
  return /^\d+$/.test(step) ? Number(step) : step
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
