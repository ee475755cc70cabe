import http from 'node:http'
import https from 'node:https'
import type { Exchange } from '../../core/exchange.ts'
import type { Profile } from '../../harness/profile/profile.ts'

/**
 * Sends the requests of a run again, one after the other, to a sandbox made from the same seed; those of open finance with
 * the usual website certificate. Gives how many were answered with the status that they had in the run.
 */
export async function replay(exchanges: Exchange[], before: Profile, now: Profile): Promise<number> {
  const agents = agentsFor(now)
  const moved = movedTo(before, now)
  let alike = 0
  for (const { request, answer } of exchanges) {
    if ((await bare(agents, moved(request.url), request)) === answer?.status) alike += 1
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

/** An address of the first sandbox as one of the second, whose ports differ. */
function movedTo(before: Profile, now: Profile): (url: string) => URL {
  const origins = new Map([
    [originOf(before.target.base_url), originOf(now.target.base_url)],
    [originOf(before.open_finance?.base_url), originOf(now.open_finance?.base_url)],
  ])
  return (url) => {
    const asked = new URL(url)
    return new URL(asked.pathname + asked.search, origins.get(asked.origin) ?? asked.origin)
  }
}

function originOf(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).origin
}

/** The status of the answer, undefined when none came. */
function bare(agents: Agents, url: URL, sent: Exchange['request']): Promise<number | undefined> {
  return new Promise((resolve) => {
    const body = sent.bodyBase64 === undefined ? Buffer.from(sent.body) : Buffer.from(sent.bodyBase64, 'base64')
    const secure = url.protocol === 'https:'
    const outgoing = (secure ? https : http).request({
      agent: agents[secure ? 'https:' : 'http:'],
      hostname: url.hostname,
      port: url.port,
      method: sent.method,
      path: url.pathname + url.search,
      headers: Object.fromEntries(sent.headers),
    })
    outgoing.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    outgoing.on('error', () => resolve(undefined))
    outgoing.end(body.length > 0 ? body : undefined)
  })
}
