import { randomUUID } from 'node:crypto'
import { interfaceNames } from '../../core/interfaces.ts'
import { parseProfile, readProfile } from '../../harness/profile/read-profile.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import type { SeenRequest } from '../../sandbox/world/sandbox.ts'
import type { SeenOfClients } from './duties/story/client-story.ts'
import { type ClientReport, type EvaluateClientOptions, openClientReport, type ReportedOn } from './evaluate-clients.ts'

export interface ExchangesOptions extends EvaluateClientOptions {
  profile?: string
}

interface Exchanges extends Pick<ReportedOn, 'command' | 'io' | 'startedAt'> {
  /** The server's. */
  address: string
}

/**
 * Opens the report on what went between a server and its clients. The profile that was given names the clients; without one, no
 * more is known of the server than its address. @throws AskedWrongly, ProfileError; OutUnwritable
 */
export function openExchangesReport(options: ExchangesOptions, { address, ...asked }: Exchanges): ClientReport {
  const { profile: profileFile } = options
  const profile = profileFile === undefined ? profileOfServer(address) : readProfile(profileFile, asked.io.env)
  const report = openClientReport(options, { ...asked, profile, profileFile, bothSides: true })
  return { ...report, write: (seen, screen) => report.write(withClients(seen, profile), screen) }
}

function profileOfServer(address: string): Profile {
  const target = { name: 'Server', base_url: address, interfaces: interfaceNames() }
  // A profile has a client. Nobody has the keys of this one.
  const keys = { app_id: randomUUID(), secret: randomUUID() }
  const clients = [{ purpose: 'main', status: 'test', key_type: 'service', ...keys }]
  return parseProfile(JSON.stringify({ target, clients }), {
    file: 'the address',
    folder: process.cwd(),
    environment: {},
  })
}

/** What was seen, each request with the client of the profile whose keys it carries. */
function withClients({ requests, ...seen }: SeenOfClients, { clients }: Profile): SeenOfClients {
  const withClient = (request: SeenRequest): SeenRequest => {
    const ids = request.headers.filter(([name]) => /^(?:app|client)-id$/i.test(name)).map(([, value]) => value)
    const client = clients.find(({ app_id: id }) => ids.includes(id))
    return client ? { ...request, client } : request
  }
  return { ...seen, requests: requests.map(withClient) }
}
