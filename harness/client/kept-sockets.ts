import type { Agent } from 'node:http'
import https from 'node:https'
import { http } from '../../core/node-http.ts'

/** Whom a connection over TLS presents itself as, and whom it trusts; in PEM form. The same object is one identity. */
export interface TlsIdentity {
  /** None presents no certificate. */
  certificate?: string
  key?: string
  passphrase?: string
  /** Who certified the target; the system's authorities when absent. */
  authority?: string
}

/** A request, as far as its connection depends on it; `elsewhere` is the control port. */
type Way = { url: string; method: string; elsewhere?: boolean; tls?: TlsIdentity }

/** The kept connections of a client, by protocol and by the identity that they present. */
export interface KeptSockets {
  /** What keeps the connection for a request. */
  agentFor(request: Pick<Way, 'url' | 'tls'>): Agent
  /** What opens a connection for one request alone. */
  freshFor(request: Pick<Way, 'tls'>): Agent | false
  close(): void
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Whether a request may go out twice without changing more than once would: it reads, or puts something back at the
 * control port.
 */
export function mayBeResent({ method, elsewhere }: Pick<Way, 'method' | 'elsewhere'>): boolean {
  return safe.has(method) || (elsewhere === true && method === 'DELETE')
}

/** Keeps at most this many connections per protocol, identity and host; the one used last is used first. */
export function openSockets(most: number): KeptSockets {
  // A resumed TLS session would hide the certificate of the server, and keep that of the client from being looked at.
  const options = { maxSockets: most, maxFreeSockets: most, scheduling: 'lifo', maxCachedSessions: 0 } as const
  const plain = new http.Agent({ ...options, keepAlive: true })
  const secure = new https.Agent({ ...options, keepAlive: true })
  const identities = new Map<TlsIdentity, https.Agent>()

  function agentOf(identity: TlsIdentity): https.Agent {
    const agent = identities.get(identity) ?? new https.Agent({ ...options, ...tlsOf(identity), keepAlive: true })
    identities.set(identity, agent)
    return agent
  }

  return {
    freshFor: ({ tls }) => (tls ? new https.Agent({ ...tlsOf(tls), keepAlive: false, maxCachedSessions: 0 }) : false),
    agentFor({ url, tls }) {
      if (tls) return agentOf(tls)
      return url.startsWith('https:') ? secure : plain
    },
    close() {
      for (const agent of [plain, secure, ...identities.values()]) agent.destroy()
    },
  }
}

function tlsOf({ certificate, key, passphrase, authority }: TlsIdentity): https.AgentOptions {
  return {
    ...(certificate !== undefined && { cert: certificate }),
    ...(key !== undefined && { key }),
    ...(passphrase !== undefined && { passphrase }),
    ...(authority !== undefined && { ca: authority }),
  }
}
