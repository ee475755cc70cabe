import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { writeAnswer, countedHeaders } from '../serving/serve-call.ts'
import { readBody } from '../serving/parse-body.ts'
import { Refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Problem } from './rules/open-finance-error-rules.ts'
import {
  type OpenFinanceCall,
  type OpenFinanceReply,
  type OpenFinanceRoute,
  refusalReply,
  Refused,
  refused,
} from './open-finance-call.ts'
import { evaluateWebsite } from './check-certificate.ts'
import { evaluateDigest, evaluateJwsSignature, type Trusted } from './check-jws-signature.ts'
import { findProvider } from '../providers/find-provider.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import { openFinanceRoutes } from './routes.ts'
import { type Fields, isDeeperThan, isObject } from '../basics/values.ts'

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
    if (!sandbox.rules.openFinance.certificates.allows(roles, route.role))
      throw refused(
        'CERTIFICATE_INVALID',
        `the certificate of the connection lacks the ${route.role} role for ${route.path}`,
      )
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

interface FoundRoute {
  provider: SandboxProvider
  route: OpenFinanceRoute
  consentId: string
  /** The path from /v2 on, as received. */
  path: string
}

/**
 * The provider whose code precedes /v2, and the route below it. A trailing slash makes no difference.
 * @throws Refused RESOURCE_UNKNOWN, SERVICE_BLOCKED, SERVICE_INVALID
 */
function findRoute(sandbox: Sandbox, method: string, url: string): FoundRoute {
  const { routes } = sandbox.rules.openFinance
  const { codes } = routes
  const [, code = '', path = ''] = /^\/([^/]+)(\/v2(?:\/.*)?)$/.exec(belowPrefix(sandbox, url)) ?? []
  const provider = findProvider(code)
  if (!provider) throw refused(codes.providerUnknown, 'there is no provider or service at this address')
  if (!routes.enabled(provider, method)) throw refused(codes.providerBlocked, `${code} does not offer this service`)
  const found = openFinanceRoutes.flatMap((route) => matchOf(route, path))
  if (found.length === 0) throw refused(codes.pathUnknown, `there is nothing at ${path}`)
  const match = found.find(({ route }) => route.method === method)
  if (match) return { provider, path, ...match }
  const allowed = found.map(({ route }) => route.method).join(', ')
  const text = `${method} is not supported at ${path}, only ${allowed}`
  throw new Refused([{ code: routes.methodCode(method, codes.methodUnknown, path), text }], { Allow: allowed })
}

/** The path without its query and without the sandbox's prefix. */
function belowPrefix({ settings: { pathPrefix } }: Sandbox, url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?')
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : ''
}

function matchOf(route: OpenFinanceRoute, path: string): Array<{ route: OpenFinanceRoute; consentId: string }> {
  const found = new RegExp(`^/v2/${route.path.replace(':consent_id', '([^/]+)')}/?$`).exec(path)
  return found ? [{ route, consentId: found[1] ?? '' }] : []
}

/** Deeper than any body of a consent. */
const deepest = 32

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON object in a body, whatever the content type says.
 * @throws Refused FORMAT_ERROR
 */
function readObject({ rules }: Sandbox, bytes: Buffer): Fields {
  const { code, read, unreadable } = rules.openFinance.format
  const value = parsed(bytes, read)
  if (value === undefined) throw refused(code, unreadable(String(bytes)))
  if (!isObject(value)) throw refused(code, 'the body is not a JSON object')
  if (isDeeperThan(value, deepest)) throw refused(code, `the body is nested more than ${deepest} levels deep`)
  return value
}

function parsed(bytes: Buffer, read: (text: string) => string): unknown {
  try {
    return JSON.parse(read(strictUtf8.decode(bytes)))
  } catch {
    return undefined
  }
}
