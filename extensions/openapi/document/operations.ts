import { goesByCertificates, interfaceNames } from '../../../core/interfaces.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import { signedWhenSent } from '../../../harness/signing/jws-request.ts'
import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import { isAlwaysRequired, type Parameters, type Route } from '../../../requirements/tables/routes/route.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { classesOfRoute } from './classes-of-route.ts'
import type { Example } from './examples.ts'
import { operationId, summaryOf } from './names.ts'
import { schemaOfParameter } from './parameters.ts'
import { requestBodyOf } from './request-body.ts'
import { type Answering, responsesOf } from './responses.ts'
import { listed, type Rules } from './rules.ts'
import { securityOf } from './security.ts'

/** The paths of an interface, each with its operations. */
export function pathsOf(answering: Answering): Record<string, SchemaNode> {
  const { dialect } = answering
  const paths: Record<string, SchemaNode> = {}
  for (const route of dialect.routes) {
    const [method = '', path = ''] = route.route.split(' ')
    const whole = `${dialect.basePath}${path}`
    paths[whole] = {
      ...paths[whole],
      [method.toLowerCase()]: operation(route, answering),
    }
  }
  return paths
}

function operation(route: Route, answering: Answering): SchemaNode {
  const { dialect, rules, examples } = answering
  const { interface: name } = dialect
  const right = examples.get(route.route)?.right
  const parameters = parametersOf(dialect, route, right)
  const classes = goesByCertificates(name) ? [] : classesOfRoute(dialect, route)
  const requestBody = requestBodyOf(dialect, route.body, right)
  return {
    operationId: operationId(name, route),
    tags: [tagOf(route)],
    summary: summaryOf(name, route),
    description: descriptionOf(dialect, route, rules),
    security: securityOf(dialect, route),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(route, answering),
    ...(classes.length > 0 && { 'x-error-classes': classes }),
  }
}

/** The first segment of its path. */
export function tagOf({ route }: Route): string {
  return route.split('/')[1] ?? ''
}

function descriptionOf({ interface: name }: Dialect, route: Route, rules: Rules): string {
  const rows = [...new Set(rowsQuoted(route).flatMap((row) => rules.about(row)))]
  const sentences = [
    route.level === 'implied' && 'The documents do not say that this version has the route; it follows from them.',
    route.per_second !== undefined && `At most ${route.per_second} requests per second are taken from one IP address.`,
    route.answer === 'not shown' && 'The documents do not show the response.',
  ].filter((sentence) => sentence !== false)
  return [`Source: ${route.source}.`, sentences.join(' '), listed(rows, name)].filter(Boolean).join('\n\n')
}

/** The rows of the documents that show a request of this name, in whichever version: versions share most of them. */
function rowsQuoted({ request }: Route): string[] {
  const routes = interfaceNames().flatMap((name) => readRoutes(name))
  return [...new Set(routes.filter((other) => other.request === request).map(({ row }) => row))]
}

function parametersOf(dialect: Dialect, { path = {}, query = {} }: Route, example: Example | undefined): SchemaNode[] {
  return [...inPlace('path', path), ...inPlace('query', query), ...signedHeaders(dialect)]

  function inPlace(place: 'path' | 'query', parameters: Parameters): SchemaNode[] {
    return Object.entries(parameters).map(([name, parameter]) => {
      const { description, ...schema } = schemaOfParameter(dialect, name, parameter)
      const given = example?.parameters[name]
      return {
        name,
        in: place,
        required: place === 'path' || isAlwaysRequired(parameter),
        ...(description !== undefined && { description }),
        schema,
        ...(given !== undefined && { example: schema['type'] === 'integer' ? Number(given) : given }),
      }
    })
  }
}

/** The headers that a JWS signature covers. Source: Open-finance (/v2); x-jws-signature rule 1. */
function signedHeaders({ interface: name }: Dialect): SchemaNode[] {
  if (!goesByCertificates(name)) return []
  const header = (own: string, required: boolean): SchemaNode => ({
    name: own,
    in: 'header',
    required,
    schema: { type: 'string' },
  })
  return [header('x-request-id', true), ...[...signedWhenSent, 'Consent-ID'].map((own) => header(own, false))]
}
