import { goesByCertificates } from '../../../core/interfaces.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { Answer, Route } from '../../../requirements/tables/routes/read-routes.ts'
import type { SchemaNode } from '../../../schemas/library.ts'
import type { Example, Examples } from './examples.ts'
import { linksOf, capitalName, operationId, refTo, type Bundle } from './bundle.ts'
import { type Rules, classesOfRoute } from './rules.ts'
import { documentedClasses, documentedStatuses } from '../../../harness/checks/errors/documented-errors.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'

const names: Readonly<Record<string, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Duplicated',
  429: 'Too Many Requests',
}

export function meaningOf({ interface: name }: Dialect, { refusals }: Route, status: string): string {
  const codes = goesByCertificates(name) ? readTable('open-finance-errors')[status as '400'].join(', ') : undefined
  return `${[names[status], refusals?.[Number(status)] || codes].filter(Boolean).join(': ')}.`
}

/** Whether the documents say which statuses the refusals of an interface have. */
function areStatusesKnown({ interface: name }: Dialect, rules: Rules): boolean {
  return goesByCertificates(name) || rules.promise(['conventions/errors/status-is-documented'])
}

/**
 * The statuses with which a route may refuse, as far as the documents name them. 429 is that of too many requests, and
 * 401 of wrong keys: that it is none follows from the list, which does not state it.
 */
export function errorStatusesOf(dialect: Dialect, route: Route, rules: Rules): string[] {
  if (goesByCertificates(dialect.interface)) return Object.keys(readTable('open-finance-errors'))
  const isLimited = classesOfRoute(dialect, route).some((name) => /^(?:RateLimitExceeded|TooManyRequests)$/.test(name))
  const statuses = new Set(documentedStatuses(dialect.version).filter((status) => status !== 429))
  if (!rules.promise(['conventions/errors/status-of-wrong-keys'])) statuses.add(401)
  if (isLimited) statuses.add(429)
  return [...statuses].toSorted((one, other) => one - other).map(String)
}

/** The schemas of error bodies, by their names: the whole error, and its parts. */
export function errorSchemasOf(
  dialect: Dialect,
  { bundle, rules }: { bundle: Bundle; rules: Rules },
): Record<string, SchemaNode> {
  if (goesByCertificates(dialect.interface)) return messageSchemas()
  const classes = classSchema(dialect, rules)
  const flat = dialect.errorForms.includes('flat')
  const nested = dialect.errorForms.includes('nested')
  if (flat) bundle.schema('conventions/error')
  return {
    ErrorClass: classes,
    ...(nested && { NestedError: nestedSchema(rules) }),
    // Where the documents give no form, both are met.
    ...(flat && nested && { AnyError: { anyOf: [refTo('Error'), refTo('NestedError')] } }),
  }
}

export function errorOf({ interface: name, errorForms }: Dialect): SchemaNode {
  if (goesByCertificates(name)) return refTo('Messages')
  return refTo(errorForms.length > 1 ? 'AnyError' : errorForms[0] === 'nested' ? 'NestedError' : 'Error')
}

/** The flat error with its class in the words of the documents. */
export function withClasses(error: SchemaNode): SchemaNode {
  const { error_class: _class, ...properties } = error['properties'] as Record<string, SchemaNode>
  return { ...error, properties: { error_class: refTo('ErrorClass'), ...properties } }
}

function classSchema({ version }: Dialect, rules: Rules): SchemaNode {
  const words = [...new Set(documentedClasses(version))].toSorted((one, other) => (one < other ? -1 : 1))
  if (rules.promise(['conventions/errors/class-is-documented']))
    return { type: 'string', description: 'What went wrong, by one of the documented classes.', enum: words }
  return { type: 'string', description: `What went wrong. The documents name ${words.join(', ')}.` }
}

/** Source: Data enrichment error body. */
function nestedSchema(rules: Rules): SchemaNode {
  const required = [
    rules.promise(['conventions/errors/error-class']) && 'class',
    rules.promise(['conventions/errors/error-message']) && 'message',
  ].filter((field) => field !== false)
  const outer = rules.promise(['conventions/errors/request-is-object']) ? ['error', 'request'] : []
  return {
    type: 'object',
    ...(outer.length > 0 && { required: outer }),
    properties: {
      error: {
        type: 'object',
        ...(required.length > 0 && { required }),
        properties: { class: refTo('ErrorClass'), message: { type: 'string' }, documentation_url: { type: 'string' } },
      },
      request: { type: 'object', description: 'The request that caused the error.' },
    },
  }
}

/** Source: Open-finance message block; Open-finance errors. */
function messageSchemas(): Record<string, SchemaNode> {
  const codes = Object.values(readTable('open-finance-errors')).flat()
  return {
    Message: {
      type: 'object',
      required: ['category', 'code'],
      properties: {
        category: { type: 'string', enum: ['ERROR', 'WARNING'] },
        code: { type: 'string', description: `One of ${codes.join(', ')}, beside the status to which it belongs.` },
        path: { type: 'string', description: 'The attribute of the request that is concerned.' },
        text: { type: 'string', maxLength: 500 },
      },
    },
    Messages: {
      type: 'object',
      required: ['apiClientMessages'],
      properties: { apiClientMessages: { type: 'array', items: refTo('Message') } },
    },
  }
}

/** What the paths and the responses of a description are made from. */
export interface Answering {
  dialect: Dialect
  rules: Rules
  bundle: Bundle
  examples: Examples
}

/** One status for a success: which one is open, and 200 is what clients of such interfaces count on. */
const success = { stated: '2XX', implied: '200' }

/**
 * The responses of a route by status: one for a success, and those of refusals. Any other is described only where the
 * documents leave it open which statuses refusals have.
 */
export function responsesOf(route: Route, answering: Answering): Record<string, SchemaNode> {
  const { dialect, rules, examples } = answering
  const { refused } = examples.get(route.route) ?? {}
  const error = (description: string, status?: string): SchemaNode => ({
    description,
    content: withExample(errorOf(dialect), status === String(refused?.status) ? refused : undefined),
  })
  const refusals = errorStatusesOf(dialect, route, rules).map((status): [string, SchemaNode] => [
    status,
    error(meaningOf(dialect, route, status), status),
  ])
  return {
    [rules.implied ? success.implied : success.stated]: refTo(responseName(dialect, route), 'responses'),
    ...Object.fromEntries(refusals),
    ...(!areStatusesKnown(dialect, rules) && { default: error('Any other refusal: the documents give no statuses.') }),
  }
}

/** The responses of the routes that were carried out, by the names under which these refer to them. */
export function successesOf(answering: Answering): Record<string, SchemaNode> {
  const { dialect } = answering
  return Object.fromEntries(dialect.routes.map((route) => [responseName(dialect, route), successOf(route, answering)]))
}

function responseName(dialect: Dialect, route: Route): string {
  return capitalName(operationId(dialect.interface, route))
}

function successOf(route: Route, answering: Answering): SchemaNode {
  const links = linksOf(answering.dialect, route)
  return {
    description: 'The request was carried out. Which status from 200 to 299 it has is open.',
    content: withExample(schemaOfAnswer(route.answer, answering), answering.examples.get(route.route)?.right),
    ...(Object.keys(links).length > 0 && { links }),
  }
}

function withExample(schema: SchemaNode, example: Example | undefined): SchemaNode {
  return { 'application/json': { schema, ...(example?.answer !== undefined && { example: example.answer }) } }
}

function schemaOfAnswer(answer: Answer, { dialect, bundle, rules }: Answering): SchemaNode {
  if (goesByCertificates(dialect.interface)) return {}
  if (answer === 'not shown') return { type: 'object', properties: { data: {} } }
  const wrapped = rules.promise(['conventions/envelope/success-wrapped-in-data']) ? ['data'] : []
  if ('one' in answer) return { type: 'object', required: wrapped, properties: { data: bundle.resource(answer.one) } }
  const meta = metaOf(answer, bundle)
  const isPromised = answer.paged === true && rules.promise(['conventions/paging/meta-on-every-list'])
  return {
    type: 'object',
    required: [...wrapped, ...(isPromised ? ['meta'] : [])],
    properties: { data: { type: 'array', items: bundle.resource(answer.list) }, ...(meta && { meta }) },
  }
}

function metaOf({ paged, meta }: Extract<Answer, { list: string }>, bundle: Bundle): SchemaNode | undefined {
  if (meta !== undefined) return bundle.resource(meta)
  return paged === undefined ? undefined : bundle.schema('conventions/paging-meta')
}
