import type { Run } from '../../run/run.ts'
import { ConnectionRequests } from './connection-requests.ts'
import { PartnerRequests } from './partner-requests.ts'
import { Requests } from './requests.ts'

/** The requests that a run judges by: those of its version. */
export function requestsOf({ dialect, loginSecrets, profile, client }: Run): Requests {
  if (dialect.interface === 'partners-v1') return new PartnerRequests(dialect, () => client.secondsNow())
  const hosted = dialect.interface === 'ais-v6'
  return hosted ? new ConnectionRequests(dialect, loginSecrets, profile) : new Requests(dialect, loginSecrets)
}

/** The requests of version 6. @throws Error REQUESTS_UNFIT where the run is of another version */
export function connectionRequests(requests: Requests): ConnectionRequests {
  if (requests instanceof ConnectionRequests) return requests
  throw new Error(`REQUESTS_UNFIT: ${requests.dialect.interface} has not the routes of version 6`)
}
