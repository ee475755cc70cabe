import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { writeAnswer } from '../serving/answer.ts'
import { countedHeaders } from '../serving/serve-call.ts'
import { readBody } from '../serving/read-body.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { CertificateRole } from './store/open-finance-consent.ts'
import type { Problem } from './rules/open-finance-error-rules.ts'
import type { OpenFinanceCall, OpenFinanceReply, OpenFinanceRoute } from './open-finance-call.ts'
import { findRoute } from './find-route.ts'
import { evaluateWebsite } from './check-certificate.ts'
import { evaluateDigest } from './check-digest.ts'
import { evaluateJwsSignature, type Trusted } from './check-jws-signature.ts'
import { readObject } from './read-object.ts'
import { refusalReply } from './refusal-reply.ts'
import { Refused, refused } from './refused.ts'

type Headers = Record<string, string | undefined>

/**
 * Answers one request. The order of checks is a choice: certificate of the connection, path, method, role, presence of
 * the signature header, presence of other headers, signature, digest, body, and the route's own demands.
 */
export async function serveOpenFinance(
  sandbox: Sandbox,
  trusted: Trusted,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = headersOf(sandbox, request)
  const said = { route: 'open-finance', reply: undefined as OpenFinanceReply | undefined }
  try {
    const bytes = await bodyOf(sandbox, request)
    const method = request.method ?? 'GET'
    const certificate = (request.socket as TLSSocket).getPeerX509Certificate()
    const roles = evaluateWebsite(sandbox, { method, certificate }, trusted.authority)
    const { provider, route, consentId, path } = findRoute(sandbox, method, request.url ?? '/')
    said.route = route.name
    evaluateRole(sandbox, roles, route)
    evaluateSigned(sandbox, trusted, { method, path, headers }, bytes)
    const body = route.misfits ? readObject(sandbox, bytes) : {}
    const call = { sandbox, provider, consentId, headers, body }
    evaluateBody(call, route)
    said.reply = route.handle(call)
  } catch (error) {
    said.reply = refusalReply(sandbox, error)
  }
  const { status, json, headers: own } = said.reply
  const requestId = headers['x-request-id']
  const sent: Record<string, string> = { ...own }
  if (requestId) sent['X-Request-ID'] = requestId
  if (!request.complete) sent.Connection = 'close'
  writeAnswer(sandbox, response, { route: said.route, status, headers: sent, json })
}

/** @throws Refused FORMAT_ERROR */
async function bodyOf({ rules, settings }: Sandbox, request: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(request, settings.bodyLimitBytes)
  } catch (error) {
    if (error instanceof Refusal) throw refused(rules.openFinance.format.code, error.message)
    throw error
  }
}

function headersOf(sandbox: Sandbox, request: IncomingMessage): Headers {
  const counted = Object.entries(countedHeaders(sandbox, request))
  return Object.fromEntries(counted.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]))
}

/** @throws Refused CERTIFICATE_INVALID */
function evaluateRole({ rules }: Sandbox, roles: readonly CertificateRole[], { role, path }: OpenFinanceRoute): void {
  if (!rules.openFinance.certificates.allows(roles, role))
    throw refused('CERTIFICATE_INVALID', `the certificate of the connection lacks the ${role} role for ${path}`)
}

/**
 * Checks that the request is signed and unchanged.
 * Source: Authentication 3.
 * @throws Refused SIGNATURE_MISSING, SIGNATURE_INVALID, FORMAT_ERROR, CERTIFICATE_INVALID, CERTIFICATE_EXPIRED
 */
function evaluateSigned(
  sandbox: Sandbox,
  trusted: Trusted,
  call: { method: string; path: string; headers: Headers },
  body: Buffer,
): void {
  const { signature, digest, format } = sandbox.rules.openFinance
  const { headers, method } = call
  const value = headers['x-jws-signature'] ?? ''
  if (value === '') {
    if (signature.required(call)) throw refused('SIGNATURE_MISSING', 'x-jws-signature is missing', 'x-jws-signature')
    return
  }
  const missing: Problem[] = []
  if (!headers['x-request-id']) missing.push({ code: format.headerMissing, ...lacking('x-request-id') })
  if (!headers.digest && digest.required({ method, body })) {
    missing.push({ code: digest.codes.missing, ...lacking('Digest') })
  }
  const [first, ...others] = missing
  if (first) throw new Refused([first, ...others])
  evaluateJwsSignature(sandbox, call, value, trusted)
  evaluateDigest(sandbox, { method, body, digest: headers.digest })
  const redirect = headers['client-redirect-uri']
  if (redirect !== undefined && !format.isRedirect(redirect)) {
    throw refused(format.code, 'client-redirect-uri is not an address', 'client-redirect-uri')
  }
}

function lacking(header: string): { text: string; path: string } {
  return { text: `${header} is missing`, path: header }
}

/**
 * Source: Errors, Open-finance errors.
 * @throws Refused FORMAT_ERROR
 */
function evaluateBody(call: OpenFinanceCall, route: OpenFinanceRoute): void {
  const { refused: counted, code } = call.sandbox.rules.openFinance.format
  const [first, ...others] = counted(route.misfits?.(call) ?? [], route)
  if (first) throw new Refused([{ code, ...first }, ...others.map((misfit) => ({ code, ...misfit }))])
}
