import { aboutInterface, type InterfaceName } from '../../../core/interfaces.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { SchemaNode } from '../../../schemas/library.ts'
import { errorSchemasOf, withClasses, successesOf } from './responses.ts'
import type { Examples } from './examples.ts'
import { pathsOf, tagOf, securitySchemesOf } from './operations.ts'
import { rulesOf, listed, type Rules } from './rules.ts'
import { createBundle } from './bundle.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Requirement } from '../../../core/requirement.ts'

const callbackTag = 'callbacks'

const home = 'conventions/callbacks/'

/** By which word of a requirement's address a callback is meant; a rule with none of them is about every callback. */
const words: ReadonlyArray<readonly [address: string, word: RegExp]> = [
  ['success_url', /success|accounts/],
  ['fail_url', /fail/],
  ['interactive_url', /interactive/],
]

/** The callbacks that a server of the interface sends, as webhooks: their addresses stand in the settings of the client. */
function webhooksOf(name: InterfaceName, rules: Rules): Record<string, SchemaNode> {
  const rows = rules.beneath(home)
  if (rows.length === 0) return {}
  return Object.fromEntries(
    readTable('callback-addresses').words.map((address) => [kindOf(address), webhook(address, rows, name)]),
  )
}

function webhook(address: string, rows: readonly Requirement[], name: InterfaceName): SchemaNode {
  const kind = kindOf(address)
  const own = rows.filter((row) => aboutOf(row).length === 0 || aboutOf(row).includes(address))
  return {
    post: {
      operationId: `${kind}Callback`,
      tags: [callbackTag],
      security: [],
      summary: `The ${kind} callback`,
      description: `Sent to the ${address} of the client. The documents do not show its body.\n\n${listed(own, name)}`,
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { '2XX': { description: 'The client received the callback.' } },
    },
  }
}

/** What a callback reports: `success` for the address `success_url`. */
function kindOf(address: string): string {
  return address.replace(/_url$/, '')
}

function aboutOf({ id }: Requirement): string[] {
  const obligation = id.slice(home.length)
  return words.filter(([, word]) => word.test(obligation)).map(([address]) => address)
}

/** What a description holds beside the data of its interface. */
export interface DocumentOptions {
  examples: Examples
  /** Whether what only follows from the documents is promised too. */
  implied: boolean
  /** The version of Assay that writes it. */
  assay: string
}

/**
 * An interface as an OpenAPI 3.1 document: its routes, resources, errors and keys from the tables and schemas by which
 * Assay checks it. What the documents leave open is open in it.
 */
export function documentOf(dialect: Dialect, { examples, implied, assay }: DocumentOptions): SchemaNode {
  const { interface: name } = dialect
  const rules = rulesOf(name, { implied })
  const bundle = createBundle(dialect, rules)
  const answering = { dialect, rules, bundle, examples }
  const paths = pathsOf(answering)
  const responses = successesOf(answering)
  const errors = errorSchemasOf(dialect, { bundle, rules })
  const { Error: flat, ...schemas } = bundle.components()
  const webhooks = webhooksOf(name, rules)
  return {
    openapi: '3.1.1',
    info: {
      title: aboutInterface(name)?.title ?? name,
      // Dialects share words of versions; the name of an interface ends with its own.
      version: name.split('-').at(-1) ?? name,
      description: introduction(assay, implied),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [server],
    tags: [
      ...[...new Set(dialect.routes.map(tagOf))].map((tag) => ({ name: tag, description: `Operations on /${tag}.` })),
      ...(Object.keys(webhooks).length > 0 ? [{ name: callbackTag, description: 'What the server sends.' }] : []),
    ],
    paths,
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
    components: {
      schemas: { ...(flat && { Error: withClasses(flat) }), ...errors, ...schemas },
      responses,
      securitySchemes: securitySchemesOf(dialect),
    },
  }
}

const server: SchemaNode = {
  url: '{base_url}',
  description: 'The root of the service. By default the address of `assay serve --port 8080`.',
  variables: { base_url: { default: 'http://127.0.0.1:8080' } },
}

function introduction(assay: string, implied: boolean): string {
  return [
    `Written by Assay ${assay} from the tables and schemas by which it checks this interface.`,
    implied
      ? 'It promises what the documents state and what follows from them.'
      : 'It promises only what the documents state. Fields may be absent or null, and new ones may appear, unless they say otherwise.',
    'The examples are requests to the sandbox and its answers, with the secrets masked.',
  ].join(' ')
}
