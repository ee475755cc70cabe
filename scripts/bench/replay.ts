import http from 'node:http'
import https from 'node:https'
import type { Profile } from '../../harness/profile/profile.ts'
import type { Received } from './received.ts'

/**
 * Sends a run's received requests again, one by one, to a sandbox with the same seed, with the usual website
 * certificate for open finance. Returns how many got the same status as in the run.
 */
export async function replay(received: readonly Received[], before: Profile, now: Profile): Promise<number> {
  const agents = agentsFor(now)
  const moved = movedTo(before, now)
  let alike = 0
  for (const request of received) {
    const origin = moved(request.port)
    if (origin && (await bare(agents, origin, request)) === request.status) alike += 1
  }
  for (const agent of Object.values(agents)) agent.destroy()
  return alike
}

type Agents = { 'http:': http.Agent; 'https:': https.Agent }

function agentsFor({ open_finance: section }: Profile): Agents {
  const kept = { keepAlive: true, maxSockets: 1 }
  const identity = section && { cert: section.website.certificate, key: section.website.key, ca: section.authority }
  return { 'http:': new http.Agent(kept), 'https:': new https.Agent({ ...kept, ...identity }) }
}

/** The second sandbox's address for a port of the first; undefined for another server's port. */
function movedTo(before: Profile, now: Profile): (port: number) => URL | undefined {
  const origins = new Map([
    [portOf(before.open_finance?.base_url), now.open_finance?.base_url],
    [portOf(before.target.base_url), now.target.base_url],
  ])
  return (port) => {
    const origin = origins.get(port)
    return origin === undefined ? undefined : new URL(origin)
  }
}

function portOf(url: string | undefined): number {
  return url === undefined ? 0 : Number(new URL(url).port)
}

/** The status of the answer; undefined without one. */
function bare(agents: Agents, { protocol, hostname, port }: URL, sent: Received): Promise<number | undefined> {
  return new Promise((resolve) => {
    const secure = protocol === 'https:'
    const { method, path, headers, body } = sent
    const agent = agents[secure ? 'https:' : 'http:']
    const outgoing = (secure ? https : http).request({ agent, hostname, port, method, path, headers })
    outgoing.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    outgoing.on('error', () => resolve(undefined))
    outgoing.end(body.length > 0 ? body : undefined)
  })
}
