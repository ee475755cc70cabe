import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { endServer, serveLocally } from '../../core/local-server.ts'
import { http } from '../../core/node-http.ts'
import { jsonText } from '../../core/exact-json.ts'
import type { ReceivedAnswer } from '../../core/exchange.ts'
import { headerPairs } from '../client/wire.ts'
import type { AskedRequest } from './forward.ts'
import { markHeader } from './pacts/marked-pact.ts'
import { isFields } from '../../core/fields.ts'

/** The verifier's requests to Assay during a verification. */
export interface Asked {
  /** Sets up the states of the interaction with this mark and returns their values. */
  begin(mark: string): Promise<Record<string, unknown>>
  /** The target's answer to an interaction's request; undefined where there is none to compare. */
  answer(mark: string, request: AskedRequest): Promise<ReceivedAnswer | undefined>
  /** Ends the interaction. */
  end(mark: string): Promise<void>
}

export interface Gateway {
  /** The address for the verifier's requests, also for states. */
  baseUrl: string
  statesUrl: string
  /** The time of the last request or answer; undefined while an answer is being made. */
  quietSince: () => number | undefined
  close(): Promise<void>
}

/** Headers of one connection, or wrong after the body was unpacked. */
const notPassedOn = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'])

/**
 * Listens on the loopback interface for the verifier's requests. They are signed with the profile's keys, so the path
 * cannot be guessed. A state is never refused, because the verifier would ask again for minutes; `asked` remembers its
 * failure.
 */
export async function openGateway(asked: Asked): Promise<Gateway> {
  const secret = randomBytes(16).toString('hex')
  let open = 0
  let quietSince = performance.now()
  const server = http.createServer((request, response) => {
    open += 1
    void serve(asked, secret, request, response)
      .catch(() => response.writeHead(500).end())
      .finally(() => {
        open -= 1
        quietSince = performance.now()
      })
  })
  const root = `${await serveLocally(server)}/${secret}`
  return {
    baseUrl: `${root}/target`,
    statesUrl: `${root}/states`,
    quietSince: () => (open === 0 ? quietSince : undefined),
    close: () => endServer(server),
  }
}

async function serve(asked: Asked, secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/'
  const body = await buffer(request)
  if (url === `/${secret}/states`) return serveState(asked, body, response)
  const root = `/${secret}/target`
  const mark = request.headers[markHeader]
  if (!url.startsWith(`${root}/`) || typeof mark !== 'string') {
    response.writeHead(404).end()
    return
  }
  const answer = await asked.answer(mark, {
    method: request.method ?? 'GET',
    target: url.slice(root.length),
    headers: headerPairs(request.rawHeaders),
    body,
  })
  if (!answer) {
    response.writeHead(503).end()
    return
  }
  for (const [name, value] of answer.headers)
    if (!notPassedOn.has(name.toLowerCase())) response.appendHeader(name, value)
  response.writeHead(answer.status)
  response.end(answer.bodyBase64 === undefined ? answer.body : Buffer.from(answer.bodyBase64, 'base64'))
}

async function serveState(asked: Asked, body: Buffer, response: ServerResponse): Promise<void> {
  const call: unknown = JSON.parse(body.toString())
  const { action, state } = isFields(call) ? call : {}
  const values = action === 'teardown' ? ((await asked.end(String(state))) ?? {}) : await asked.begin(String(state))
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(jsonText(values))
}
