import http from 'node:http'
import https from 'node:https'

/** The kept connections of a client, by protocol. */
export interface Connections {
  agentFor(url: string): http.Agent
  close(): void
}

/** Keeps at most this many connections per protocol and host; the one used last is used first. */
export function openConnections(most: number): Connections {
  const options = { keepAlive: true, maxSockets: most, maxFreeSockets: most, scheduling: 'lifo' } as const
  const plain = new http.Agent(options)
  // A resumed TLS session would hide the certificate of the server.
  const secure = new https.Agent({ ...options, maxCachedSessions: 0 })
  return {
    agentFor: (url) => (url.startsWith('https:') ? secure : plain),
    close() {
      plain.destroy()
      secure.destroy()
    },
  }
}
