import { dayMs } from '../../core/calendar.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import type { Example } from './document/examples.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'

/** The server of a description by default; the sandbox that was asked had a port of its own. */
const server = 'http://127.0.0.1:8080'
/** Rows of a list that are enough to show it. */
const mostRows = 3

/** Where and when an example was made. */
export interface Surroundings {
  dialect: Dialect
  baseUrl: string
  /** When it was made, in milliseconds, and the moment that it is to show in its place. */
  madeAt: number
  shownAt: number
}

/** A masked exchange with a route as an example: without what differs from one making to the next. */
export function exampleOf(
  { request, answer }: Exchange,
  route: Route,
  { dialect, baseUrl, ...moments }: Surroundings,
): Example {
  const body = (text: string) => steady(parseJson(text.replaceAll(baseUrl, server)), moments)
  const { pathname, searchParams } = new URL(request.url)
  const answered = answer && answer.body !== '' ? shortened(body(answer.body)) : undefined
  return {
    status: answer?.status ?? 0,
    parameters: { ...inPath(route, pathname, dialect), ...Object.fromEntries(searchParams) },
    ...(request.body !== '' && { requestBody: body(request.body) }),
    ...(answered !== undefined && { answer: answered }),
  }
}

/** The values that stand in a path in the place of names. */
function inPath({ route }: Route, pathname: string, { basePath }: Dialect): Record<string, string> {
  const [, path = ''] = route.split(' ')
  const given = pathname.slice(pathname.lastIndexOf(basePath) + basePath.length).split('/')
  return Object.fromEntries(
    path.split('/').flatMap((segment, at) => {
      const [, name] = /^\{(\w+)\}$/.exec(segment) ?? []
      return name === undefined ? [] : [[name, decodeURIComponent(given[at] ?? '')]]
    }),
  )
}

type Moments = Pick<Surroundings, 'madeAt' | 'shownAt'>

/** A value with its days and moments put back, and these in whole minutes: how long the sandbox took does not show. */
function steady(value: unknown, moments: Moments): unknown {
  if (typeof value === 'string') return steadyText(value, moments)
  if (Array.isArray(value)) return value.map((one) => steady(one, moments))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, steady(one, moments)]))
}

function steadyText(text: string, { madeAt, shownAt }: Moments): string {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/.test(text)) return text
  const isDay = text.length === 10
  const laterMs = isDay ? dayOf(madeAt) - dayOf(shownAt) : madeAt - shownAt
  const put = new Date(Date.parse(text) - laterMs).toISOString()
  return isDay ? put.slice(0, 10) : `${put.slice(0, 16)}:00Z`
}

/** The beginning of a day, in milliseconds. */
function dayOf(moment: number): number {
  return moment - (moment % dayMs)
}

/** An answer with the first rows of its list alone. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) return value
  return { ...value, data: value.data.slice(0, mostRows) }
}
