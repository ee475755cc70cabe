import { goesByCertificates, interfaceNames } from '../../../core/interfaces.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import { signedWhenSent } from '../../../harness/signing/jws-request.ts'
import {
  readRoutes,
  isAlwaysRequired,
  type Parameters,
  type Route,
} from '../../../requirements/tables/routes/read-routes.ts'
import type { SchemaNode } from '../../../schemas/library.ts'
import { classesOfRoute, listed, type Rules } from './rules.ts'
import type { Example } from './examples.ts'
import { operationId, summaryOf } from './bundle.ts'
import { schemaOfParameter, requestBodyOf } from './request-body.ts'
import { type Answering, responsesOf } from './responses.ts'
import type { ClientProfile } from '../../../harness/profile/profile.ts'

/** The paths of an interface, each with its operations. */
export function pathsOf(answering: Answering): Record<string, SchemaNode> {
  const { dialect } = answering
  const paths: Record<string, SchemaNode> = {}
  for (const route of dialect.routes) {
    const [method = '', path = ''] = route.route.split(' ')
    const whole = `${dialect.basePath}${path}`
    paths[whole] = { ...paths[whole], [method.toLowerCase()]: operation(route, answering) }
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

/** Names of schemes that go along together. */
type Together = readonly string[]

const texts: Readonly<Record<string, string>> = {
  'App-id': 'Names the key of the client.',
  Secret: 'The secret of that key.',
  'Client-id': 'Names the key of the client.',
  'Service-secret': 'The secret of a service key.',
  'App-secret': 'The secret of an app key.',
  'Customer-secret': 'The secret of the customer, as it was returned when the customer was created.',
  'Login-secret': 'The secret of the login, as it was returned when the login was created.',
  'Connection-secret': 'The secret of the connection, as it was returned when the connection was created.',
  'Expires-at': 'The second at which the request expires, as a UNIX timestamp, one hour ahead at most.',
  Digest: '`SHA-256=` and the base64 of the SHA-256 hash of the body, also where the body is empty.',
  'x-jws-signature': 'A detached JWS over the signed headers, made with a qualified seal certificate.',
}

const signing = ['Expires-at', 'Signature']

const jws = ['Digest', 'x-jws-signature']

const certificate = 'certificate'

/** The ways in which a request to a route may show who sends it, the fullest first. */
export function securityOf(dialect: Dialect, route: Route): SchemaNode[] {
  const secrets = Object.entries(route.headers ?? {})
  const all = secrets.map(([name]) => name)
  // A sentence asks for the others, and the rows of their routes do not list them; or the body names the customer.
  const listed = secrets
    .filter(([name, from]) => from === 'row' && !(name === dialect.customerSecretHeader && namesCustomer(route)))
    .map(([name]) => name)
  const bySecrets = [...new Set([all.join(), listed.join()])].map((names) => names.split(',').filter(Boolean))
  return keysOf(dialect)
    .flatMap((keys) => bySecrets.map((more): Together => [...keys, ...more]))
    .flatMap((names): Together[] => (goesByCertificates(dialect.interface) ? [names] : [[...names, ...signing], names]))
    .map((names) => Object.fromEntries(names.map((name) => [name, []])))
}

/** Every scheme that a route of the interface takes, by its name. */
export function securitySchemesOf(dialect: Dialect): Record<string, SchemaNode> {
  const names = new Set(dialect.routes.flatMap((route) => securityOf(dialect, route).flatMap(Object.keys)))
  return Object.fromEntries([...names].map((name) => [name, schemeNamed(dialect, name)]))
}

function namesCustomer({ body }: Route): boolean {
  return typeof body === 'object' && 'fields' in body && Object.values(body.fields).some(({ id }) => id === 'customer')
}

function keysOf({ interface: name, ownKeys }: Dialect): Together[] {
  if (goesByCertificates(name)) return [[certificate, ...jws]]
  if (!ownKeys) return [['App-id', 'Secret']]
  return (['service', 'app'] as const).map((key_type) => ownKeys.headers({ key_type } as ClientProfile))
}

function schemeNamed({ digest }: Dialect, name: string): SchemaNode {
  if (name === certificate)
    return {
      type: 'mutualTLS',
      description: 'A qualified website certificate with the account-information or the payment-initiation role.',
    }
  const hash = digest === 'sha1' ? 'SHA-1' : 'SHA-256'
  const description =
    name === 'Signature'
      ? `Base64 of the RSA signature, with ${hash}, of \`Expires-at|METHOD|URL|body\`. Required of clients in live status.`
      : texts[name]
  return { type: 'apiKey', in: 'header', name, ...(description !== undefined && { description }) }
}
