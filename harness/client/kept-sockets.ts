import type { Agent } from 'node:http'
import https from 'node:https'
import { http } from '../../core/node-http.ts'

/** The certificate that a TLS connection presents and the authority that it trusts, in PEM form. The same object is one identity. */
export interface TlsIdentity {
  /** Absent: no certificate is presented. */
  certificate?: string
  key?: string
  passphrase?: string
  /** The authority of the target's certificate; the system's authorities when absent. */
  authority?: string
}

/** The properties of a request that decide its connection. `elsewhere` means the control port. */
type Way = { url: string; method: string; elsewhere?: boolean; tls?: TlsIdentity }

/** A client's kept connections, by protocol and TLS identity. */
export interface KeptSockets {
  /** The agent with the kept connections for a request. */
  agentFor(request: Pick<Way, 'url' | 'tls'>): Agent
  /** The agent that opens a connection for one request only. */
  freshFor(request: Pick<Way, 'tls'>): Agent | false
  close(): void
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Whether a request may be sent twice without a further effect: it reads, or restores something at the control port. */
export function mayBeResent({ method, elsewhere }: Pick<Way, 'method' | 'elsewhere'>): boolean {
  return safe.has(method) || (elsewhere === true && method === 'DELETE')
}

/** Keeps at most this many connections per protocol, identity and host. The most recently used one is used first. */
export function openSockets(most: number): KeptSockets {
  // A resumed TLS session would hide the server's certificate and skip the check of the client's.
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
