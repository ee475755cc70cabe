import { stringify } from 'yaml'
import { assayVersion } from '../../harness/run/version.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { documentOf } from './document/document.ts'
import type { SchemaNode } from '../../schemas/library.ts'
import { unknownInterface } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { Example, RouteExamples } from './document/examples.ts'
import { sandboxScene } from '../../cli/targets/sandbox-scene.ts'
import type { Behaviour } from '../../cli/targets/variants-together.ts'
import { dayMs } from '../../core/calendar.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'

export interface OpenApiOptions {
  interface: string
  format: 'yaml' | 'json'
  /** Promises what only follows from the documents too. */
  implied?: true
  /** Of the secrets and ids of the examples. */
  seed: number
}

/** `assay openapi`: prints an interface as an OpenAPI description. Gives the exit code. @throws AskedWrongly */
export async function openApiCommand(options: OpenApiOptions, io: Io): Promise<number> {
  const { interface: name, format } = options
  const description = describeInterface(name)
  if (!description) throw unknownInterface(name)
  const examples = await askSandbox(name, options.seed)
  const document = documentOf(description.dialect, {
    examples,
    implied: options.implied ?? false,
    assay: assayVersion(),
  })
  io.out.exact(textOf(document, format))
  return 0
}

function textOf(document: SchemaNode, format: 'yaml' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 })
}

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

/** The moment that the examples show, so that they are the same on every day. */
const moment = Date.parse('2026-01-15T12:00:00Z')

/** Starts a sandbox, asks each route of an interface rightly and once without keys, and gives what came of it. */
export async function askSandbox(
  name: InterfaceName,
  seed: number,
  behaviour?: Behaviour,
): Promise<Map<string, RouteExamples>> {
  const { scene, profile, client, madeAt, close } = await sandboxScene(name, { seed, moment, behaviour })
  try {
    const { dialect } = scene.run
    const surroundings = { dialect, baseUrl: profile.target.base_url, madeAt, shownAt: moment }
    const examples = new Map<string, RouteExamples>()
    for (const route of dialect.routes) {
      const exchanges = await askRoute(scene, route.request)
      const made = Object.entries(exchanges).map(([kind, exchange]): [string, Example] => [
        kind,
        exampleOf(client.masker.maskExchange(exchange), route, surroundings),
      ])
      examples.set(route.route, Object.fromEntries(made))
    }
    return examples
  } finally {
    await close()
  }
}

/** The exchanges of one route; none where its request cannot be arranged. */
async function askRoute(scene: Scene, request: string): Promise<{ right?: Exchange; refused?: Exchange }> {
  try {
    const draft = await goodRequest(scene, request)()
    const right = await scene.send(draft)
    const refused = await scene.send({ ...draft, omitHeaders: ['App-id', 'x-jws-signature'] })
    return { ...(isSuccess(right) && { right }), ...(!isSuccess(refused) && { refused }) }
  } catch (error) {
    if (error instanceof CheckStopped) return {}
    throw error
  }
}
