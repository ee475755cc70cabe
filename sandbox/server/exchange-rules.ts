import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Rules, createRules } from '../world/rules.ts'
import type { Sandbox } from '../world/sandbox.ts'

type Patch = (rules: Rules) => void

/**
 * Gives a sandbox that listens fresh rules: those of its start, with these patches. Its data stays. Addresses follow from the
 * rules, so the routes are made anew too, behind the same port.
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
