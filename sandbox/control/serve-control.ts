import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { echoOf, refusalAnswer, writeAnswer, queryOf } from '../serving/serve-call.ts'
import { parseBody, readBody } from '../serving/parse-body.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { ControlRoute } from './kit/field.ts'

/** Answers one request to the control port. Without the token, the answer is "not found". */
export async function serveControl(
  sandbox: Sandbox,
  route: ControlRoute,
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = queryOf(request.url ?? '/')
  try {
    const bytes = await readBody(request, sandbox.settings.bodyLimitBytes)
    if (!sandbox.settings.control) throw refusal('route-known')
    if (!rightToken(sandbox, request.headers)) throw refusal('control-token')
    const { body } = parseBody(bytes, 'application/json')
    const data = await route.handle({ sandbox, params, query, body })
    writeAnswer(sandbox, response, { route: 'control', status: 200, headers: {}, json: { data } })
  } catch (error) {
    writeAnswer(sandbox, response, refusalAnswer(sandbox, { route: 'control' }, error, echoOf(query, undefined)))
  }
}

/** The token comes in its own header or as a bearer token. */
function rightToken(sandbox: Sandbox, headers: IncomingHttpHeaders): boolean {
  const expected = Buffer.from(sandbox.settings.controlToken)
  const bearer = /^bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]
  const sent = Buffer.from(String(headers['control-token'] ?? bearer ?? ''))
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
