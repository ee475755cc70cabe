import { goesByCertificates } from '../core/interfaces.ts'
import type { Dialect } from '../harness/dialect/dialect.ts'
import type { Answer, Route } from '../requirements/tables/routes/route.ts'
import type { SchemaNode } from '../schemas/derive.ts'
import { errorOf, errorStatusesOf, meaningOf } from './errors.ts'
import type { Example, Examples, RouteExamples } from './examples.ts'
import { linksOf } from './links.ts'
import { capitalName, operationId } from './names.ts'
import { refTo } from './ref-to.ts'
import type { Rules } from './rules.ts'
import type { Bundle } from './bundle.ts'

/** What the responses of a route are made from. */
export interface Answering {
  dialect: Dialect
  rules: Rules
  bundle: Bundle
  examples: RouteExamples
}

/**
 * The responses of a route by status. Which status a success has is open, and so is what else may go wrong. The usual
 * status stands beside the range, for tools that know no ranges.
 */
export function responsesOf(route: Route, answering: Answering): Record<string, SchemaNode> {
  const { dialect, examples } = answering
  const error = (description: string, status?: string): SchemaNode => ({
    description,
    content: withExample(errorOf(dialect), status === String(examples.refused?.status) ? examples.refused : undefined),
  })
  const success = refTo(responseName(dialect, route), 'responses')
  const refusals = errorStatusesOf(dialect, route).map((status): [string, SchemaNode] => [
    status,
    error(meaningOf(dialect, route, status), status),
  ])
  return {
    '200': success,
    '2XX': success,
    ...Object.fromEntries(refusals),
    default: error('Any other error, such as one that the documents do not mention.'),
  }
}

/** The responses of the routes that were carried out, by the names under which these refer to them. */
export function successesOf(answering: Omit<Answering, 'examples'>, examples: Examples): Record<string, SchemaNode> {
  const { dialect } = answering
  return Object.fromEntries(
    dialect.routes.map((route) => [
      responseName(dialect, route),
      successOf(route, { ...answering, examples: examples.get(route.route) ?? {} }),
    ]),
  )
}

function responseName(dialect: Dialect, route: Route): string {
  return capitalName(operationId(dialect.interface, route))
}

function successOf(route: Route, { dialect, bundle, rules, examples }: Answering): SchemaNode {
  const links = linksOf(dialect, route)
  return {
    description: 'The request was carried out. Which of these statuses it has is open.',
    content: withExample(schemaOfAnswer(route.answer, { dialect, bundle, rules }), examples.right),
    ...(Object.keys(links).length > 0 && { links }),
  }
}

function withExample(schema: SchemaNode, example: Example | undefined): SchemaNode {
  return { 'application/json': { schema, ...(example?.answer !== undefined && { example: example.answer }) } }
}

function schemaOfAnswer(answer: Answer, { dialect, bundle, rules }: Omit<Answering, 'examples'>): SchemaNode {
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
