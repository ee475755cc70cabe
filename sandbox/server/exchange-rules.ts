import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Rules, createRules } from '../world/rules.ts'
import type { Sandbox } from '../world/sandbox.ts'

type Patch = (rules: Rules) => void

/**
 * Replaces the rules of a listening sandbox by those of its start and these patches. Data stays. The routes are rebuilt
 * behind the same port, as addresses depend on the rules.
 */
export function ruleExchange(
  sandbox: Sandbox,
  front: FastifyInstance,
  { first, build }: { first: readonly Patch[]; build: () => FastifyInstance },
): (patches: readonly Patch[]) => Promise<void> {
  return async (patches) => {
    const rules = createRules()
    for (const patch of [...first, ...patches]) patch(rules)
    sandbox.rules = rules
    const next = build()
    await next.ready()
    front.server.removeAllListeners('request')
    front.server.on('request', (request: IncomingMessage, response: ServerResponse) => next.routing(request, response))
  }
}
