import type { MakeInspector, Sandbox } from '../../sandbox/world/sandbox.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { knownFaults } from '../../cli/targets/known-faults.ts'
import { createInspector, type Inspector, type InspectorReply } from './create-inspector.ts'
import { createTraffic } from './create-traffic.ts'
import { createFaults, type Fault } from './kit/create-faults.ts'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logFault } from '../../sandbox/basics/log-fault.ts'
import { Refusal } from '../../sandbox/basics/refusals.ts'
import { readBody } from '../../sandbox/serving/parse-body.ts'
import { queryOf } from '../../sandbox/serving/serve-call.ts'
import { closedToOthers } from '../../cli/asked/this-machine.ts'

const inspectorPath = '/inspect'

/** No form of the inspector has a hundredth of it. */
const mostFormBytes = 64 * 1024

/** Nothing from elsewhere, no frame around the page, and no script but that of the inspector. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** What a served sandbox shows people of its clients: in the look of the reports, with its faults and the requirements. */
export function inspector(): MakeInspector {
  return (sandbox, exchange) => {
    const own = createInspector(sandbox, createFaults(faults(), exchange))
    return {
      path: inspectorPath,
      traffic: createTraffic(sandbox),
      serve: (request, response) => serveInspector(sandbox, own, request, response),
    }
  }
}

/** Variants that change more than rules are chosen at the start only. */
function faults(): Fault[] {
  return [
    ...knownFaults().map(({ id, sentence, patch }) => ({ id, sentence, patch, kind: 'fault' as const })),
    ...variants.flatMap(({ id, sentence, question, patch, options }) =>
      patch && !options ? [{ id, sentence, question, patch, kind: 'variant' as const }] : [],
    ),
  ]
}

async function serveInspector(
  sandbox: Sandbox,
  inspector: Inspector,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let reply: InspectorReply
  try {
    const url = request.url ?? '/'
    const form = new Map(new URLSearchParams((await readBody(request, mostFormBytes)).toString('utf8')))
    const root = new URL(sandbox.baseUrl).pathname.replace(/\/+$/, '') + inspectorPath
    const path = (url.split('?', 1)[0] ?? '').slice(inspectorPath.length).replace(/\/+$/, '')
    reply = await inspector({ method: request.method ?? 'GET', path, root, query: queryOf(url), form, request })
  } catch (error) {
    reply = notServed(error, request)
  }
  write(request, response, reply)
}

/** What is said where no page could be made: a form that is too large, or one that broke off, is the browser's fault. */
function notServed(error: unknown, { complete }: IncomingMessage): InspectorReply {
  if (error instanceof Refusal)
    return { status: complete ? 413 : 400, type: 'text/plain', text: `Nothing was done: ${error.message}.` }
  logFault(error)
  return { status: 500, type: 'text/plain', text: 'The inspector failed; see the log of the sandbox.' }
}

function write(request: IncomingMessage, response: ServerResponse, reply: InspectorReply): void {
  if (response.destroyed) return
  for (const [name, value] of Object.entries(closedToOthers)) response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', policy)
  if ('goTo' in reply) {
    response.statusCode = 303
    response.setHeader('Location', reply.goTo)
    if (reply.cookie !== undefined) response.setHeader('Set-Cookie', reply.cookie)
    response.end()
    return
  }
  const tag = `"${createHash('sha256').update(reply.text).digest('base64url')}"`
  response.setHeader('ETag', tag)
  response.statusCode = reply.status === 200 && request.headers['if-none-match'] === tag ? 304 : reply.status
  response.setHeader('Content-Type', `${reply.type}; charset=utf-8`)
  response.end(response.statusCode === 304 ? undefined : reply.text)
}
