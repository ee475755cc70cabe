import { readFileSync } from 'node:fs'
import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml'
import { ReportError } from './report-error.ts'
import type { Sources } from './story/run-story-model.ts'

interface Route {
  /** In capitals; undefined for every method. */
  method?: string
  pattern: RegExp
  /** How many of its segments are words: the route with most of them is meant. */
  words: number
  path: string
  line: number
}

/**
 * Where routes are answered, read from a YAML or JSON file of the user's: a map of routes (`GET /accounts/{id}`, or
 * without a method) to files (`src/accounts.ts:12`), or an OpenAPI description, whose own lines are then the places. A route
 * may leave out how its path begins.
 * @throws ReportError SOURCES_UNREADABLE
 */
function readSources(file: string): Sources {
  const routes = routesIn(file)
  return (method, url) => {
    const { pathname } = new URL(url)
    return routes
      .filter((one) => (one.method ?? method) === method && one.pattern.test(pathname))
      .toSorted((one, other) => other.words - one.words || Number(!one.method) - Number(!other.method))
      .map(({ path, line }) => ({ path, line }))[0]
  }
}

/** What a story is given where `--sources` named a file. @throws ReportError SOURCES_UNREADABLE */
export function sourcesOf({ sources }: { sources?: string }): { sources?: Sources } {
  return sources === undefined ? {} : { sources: readSources(sources) }
}

function routesIn(file: string): Route[] {
  const lines = new LineCounter()
  const { contents, errors } = parseDocument(textOf(file), { lineCounter: lines })
  if (errors.length > 0 || !isMap(contents)) throw unreadable(file, errors[0]?.message ?? 'it is no map')
  const paths = contents.get('paths')
  if (isMap(paths)) return paths.items.flatMap((pair) => ofPath(pair, { file, lines }))
  return contents.items.map((pair) => {
    const [key, value] = [pair.key, pair.value].map((one) => (isScalar(one) ? String(one.value) : ''))
    const [, method, route = ''] = /^(?:([A-Za-z]+) )?\s*(\/\S*)$/.exec(key ?? '') ?? []
    const [, path = '', line = '1'] = /^(.+?)(?::(\d+))?$/.exec(value ?? '') ?? []
    if (!route || !path) throw unreadable(file, `"${key}: ${value}" is no route with a file`)
    return routeOf(route, method, { path, line: Number(line) })
  })
}

/** The operations of a path of an OpenAPI description, each at its line, and the path itself. */
function ofPath(pair: Pair, { file, lines }: { file: string; lines: LineCounter }): Route[] {
  const lineOf = ({ key }: Pair) => (isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1)
  const route = isScalar(pair.key) ? String(pair.key.value) : ''
  const operations = isMap(pair.value) ? pair.value.items : []
  return [
    routeOf(route, undefined, { path: file, line: lineOf(pair) }),
    ...operations.map((one) =>
      routeOf(route, String(isScalar(one.key) ? one.key.value : ''), { path: file, line: lineOf(one) }),
    ),
  ]
}

function routeOf(route: string, method: string | undefined, place: Pick<Route, 'path' | 'line'>): Route {
  const segments = route.split('/').filter(Boolean)
  const isWord = (segment: string) => !/^(?:\{.*\}|:.+)$/.test(segment)
  const pattern = segments.map((one) => (isWord(one) ? one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : '[^/]+'))
  return {
    ...(method && { method: method.toUpperCase() }),
    pattern: new RegExp(`(?:^|/)${pattern.join('/')}/?$`),
    words: segments.filter(isWord).length,
    ...place,
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw unreadable(file, (cause as Error).message)
  }
}

function unreadable(file: string, why: string): ReportError {
  const advice =
    'Give an OpenAPI description, or a map of routes to files, such as "GET /api/v4/accounts: src/accounts.ts:12"'
  return new ReportError('SOURCES_UNREADABLE', `--sources was given ${file}, but ${why}. ${advice}.`)
}
