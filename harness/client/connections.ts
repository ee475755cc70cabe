import http from 'node:http'
import https from 'node:https'

/** The kept connections of a client, by protocol. */
export interface Connections {
  /** What keeps the connection for a request; false where it must have a fresh one of its own. */
  agentFor(request: { url: string; method: string }): http.Agent | false
  /** Notes that the target closes kept connections unsaid: what changes something then no longer goes over one. */
  distrust(): void
  close(): void
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Whether a request may go out twice without changing more than once would. */
export function mayBeResent({ method }: { method: string }): boolean {
  return safe.has(method)
}

/** Keeps at most this many connections per protocol and host; the one used last is used first. */
export function openConnections(most: number): Connections {
  const options = { keepAlive: true, maxSockets: most, maxFreeSockets: most, scheduling: 'lifo' } as const
  const plain = new http.Agent(options)
  // A resumed TLS session would hide the certificate of the server.
  const secure = new https.Agent({ ...options, maxCachedSessions: 0 })
  let trusted = true
  return {
    agentFor: ({ url, method }) =>
      trusted || mayBeResent({ method }) ? (url.startsWith('https:') ? secure : plain) : false,
    distrust() {
      trusted = false
    },
    close() {
      plain.destroy()
      secure.destroy()
    },
  }
}
