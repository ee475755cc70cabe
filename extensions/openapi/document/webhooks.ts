import type { InterfaceName } from '../../../core/interface-name.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Requirement } from '../../../requirements/requirement.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { listed, type Rules } from './rules.ts'

export const callbackTag = 'callbacks'

const home = 'conventions/callbacks/'

/** By which word of a requirement's address a callback is meant; a rule with none of them is about every callback. */
const words: ReadonlyArray<readonly [address: string, word: RegExp]> = [
  ['success_url', /success|accounts/],
  ['fail_url', /fail/],
  ['interactive_url', /interactive/],
]

/** The callbacks that a server of the interface sends, as webhooks: their addresses stand in the settings of the client. */
export function webhooksOf(name: InterfaceName, rules: Rules): Record<string, SchemaNode> {
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
