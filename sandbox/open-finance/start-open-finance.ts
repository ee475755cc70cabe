import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Sandbox } from '../world/sandbox.ts'
import type { OpenFinanceOptions, TestCertificates } from './world/open-finance-options.ts'
import { writeRaw } from '../serving/say.ts'
import { observeRequest } from '../serving/observe-request.ts'
import { refusalReply, refused } from './open-finance-call.ts'
import { serveOpenFinance } from './serve-request.ts'
import type { OpenFinanceConsentStatus } from './store/open-finance-consent.ts'
import { newConsent } from './consents.ts'
import { dateOf, dayNumber } from '../basics/days.ts'

/** A provider with ready consents, another one with the service, and one that does not offer it. */
export const readyProvider = 'fakebank_simple_xf'

export const otherProvider = 'fakebank_interactive_xf'

export const blockedProvider = 'fakebank_disabled_xf'

/** Makes one consent to all accounts per status. All but the expired one last a year. */
function seedConsents(sandbox: Sandbox) {
  const today = dayNumber(sandbox.clock.now())
  const seed = (status: OpenFinanceConsentStatus, days: number): string => {
    const asked = { access: { accounts: [] }, validTo: dateOf(today + days) }
    const consent = newConsent(sandbox, { role: 'account-information', providerCode: readyProvider, asked })
    consent.status = status
    return consent.id
  }
  return {
    valid: seed('valid', 365),
    unauthorised: seed('received', 365),
    revoked: seed('revokedByPsu', 365),
    expired: seed('valid', -2),
  }
}

/** Makes an executed payment and returns its path. */
function seedPayment(sandbox: Sandbox): string {
  const asked = {
    instructedAmount: { amount: '12.50', currency: 'EUR' },
    creditorAccount: { iban: 'DE89370400440532013000' },
    creditorName: 'Jane Doe',
  }
  const consent = newConsent(sandbox, { role: 'payment-initiation', providerCode: readyProvider, asked })
  consent.status = 'executed'
  return `/v2/consents/payment/${consent.id}`
}

export interface RunningOpenFinance {
  /** Scheme, host, port and the path in front of the provider's code. */
  baseUrl: string
  certificates: TestCertificates
  /** Ids of consents by status. */
  consents: ReturnType<typeof seedConsents>
  /** The path of an executed payment. */
  executedPayment: string
  close(): Promise<void>
}

/** Enough for a signature with the chain of its certificate. */
const maxHeaderBytes = 64 * 1024

/**
 * The open-finance interface of a sandbox, listening over TLS on a port of its own. The handshake accepts any client
 * certificate or none, and HTTP answers report flaws, unless the rules refuse them in the handshake.
 */
export async function startOpenFinance(
  sandbox: Sandbox,
  { certificates, port = 0 }: OpenFinanceOptions,
  host: string,
): Promise<RunningOpenFinance> {
  const { authority, certificates: made } = certificates
  const trusted = {
    authority: new X509Certificate(authority.certificate),
    seal: new X509Certificate(made.seal.certificate),
  }
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    observeRequest(sandbox, `https://${request.headers.host ?? host}${request.url ?? '/'}`, request, response)
    sandbox.traffic?.watch(request, response, {})
    void serveOpenFinance(sandbox, trusted, request, response)
  }
  const server = createServer(
    {
      cert: made.server.certificate,
      key: made.server.key,
      ca: authority.certificate,
      requestCert: true,
      rejectUnauthorized: sandbox.rules.openFinance.certificates.refusedInHandshake,
      requireHostHeader: false,
      maxHeaderSize: maxHeaderBytes,
      keepAliveTimeout: 72_000,
    },
    serve,
  )
  server.on('checkExpectation', serve)
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    refuseRaw(sandbox, socket, refused('SERVICE_INVALID', 'CONNECT is not supported')),
  )
  server.on('clientError', (_error, socket: Duplex) =>
    refuseRaw(sandbox, socket, refused('FORMAT_ERROR', 'the request is not well-formed HTTP')),
  )
  server.listen(port, host)
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    baseUrl: `https://${host.includes(':') ? `[${host}]` : host}:${own}${sandbox.settings.pathPrefix}`,
    certificates,
    consents: sandbox.recalled('open-finance-consents', () => seedConsents(sandbox)),
    executedPayment: sandbox.recalled('executed payment', () => seedPayment(sandbox)),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function refuseRaw(sandbox: Sandbox, socket: Duplex, error: Error): void {
  const { status, json } = refusalReply(sandbox, error)
  writeRaw(sandbox, socket, { status, text: JSON.stringify(json) })
}
