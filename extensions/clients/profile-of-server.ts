import { randomUUID } from 'node:crypto'
import type { Io } from '../../cli/asked/io.ts'
import type { EvaluateClientOptions } from './evaluate-clients.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import type { SeenRequest } from './duties/story/seen.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { parseProfile, readProfile } from '../../harness/profile/read-profile.ts'

export interface ExchangesOptions extends EvaluateClientOptions {
  profile?: string
}

/** The profile that was given, or one that knows no more of a server than its address. @throws ProfileError */
export function profileOfServer({ profile }: ExchangesOptions, address: string, io: Io): Profile {
  if (profile !== undefined) return readProfile(profile, io.env)
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

/** Requests, each with the client of the profile whose keys it carries. */
export function withClients(requests: readonly SeenRequest[], { clients }: Profile): SeenRequest[] {
  return requests.map((seen) => {
    const ids = seen.headers.filter(([name]) => /^(?:app|client)-id$/i.test(name)).map(([, value]) => value)
    const client = clients.find(({ app_id: id }) => ids.includes(id))
    return client ? { ...seen, client } : seen
  })
}
