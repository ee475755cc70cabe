import { goesByCertificates } from '../../../core/interfaces.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { Answer, Route } from '../../../requirements/tables/routes/route.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { areStatusesKnown, errorOf, errorStatusesOf, meaningOf } from './errors.ts'
import type { Example, Examples } from './examples.ts'
import { linksOf } from './links.ts'
import { capitalName, operationId } from './names.ts'
import { refTo } from './ref-to.ts'
import type { Rules } from './rules.ts'
import type { Bundle } from './bundle.ts'

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
