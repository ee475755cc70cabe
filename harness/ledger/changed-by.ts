import { parseJson } from '../../core/exact-json.ts'
import type { PreparedRequest } from '../client/prepare.ts'
import type { Profile } from '../profile/profile.ts'
import { fieldsOf, type Intent } from './made-by.ts'

/** What a request to the control port changes and what it restores. */
export interface Changes {
  intent?: Intent
  back?: Intent
}

/** The changes by a request to the control port; `path` is relative to the port's address. */
export function changedBy({ method, body }: PreparedRequest, path: string, profile: Profile): Changes {
  const [, folder, id = ''] = path.split('/')
  const name = decodeURIComponent(id)
  const fields = fieldsOf(parseJson(body.toString()))
  if (folder === 'clock') return moved(method)
  if (method === 'POST' && folder === 'connect-sessions') return { intent: { what: 'login' } }
  if (method !== 'PUT') return {}
  if (folder === 'clients') return ofClient(name, fields, profile)
  if (folder === 'customers') return either(fields['locked'] === true, { what: 'customer-lock', name })
  if (folder === 'rate-limits') return either(fields['enforced'] === false, { what: 'rate-limits' })
  const isStatus = folder === 'logins' && path.split('/').length === 3
  return isStatus ? either(fields['status'] !== 'active', { what: 'login-status', name }) : {}
}

function moved(method: string): Changes {
  if (method === 'DELETE') return { back: { what: 'clock' } }
  return method === 'POST' ? { intent: { what: 'clock' } } : {}
}

function either(changes: boolean, what: Intent): Changes {
  return changes ? { intent: what } : { back: what }
}

/** A client is named by its purpose, because its key is a secret of the profile. */
function ofClient(appId: string, { status, callbacks }: Record<string, unknown>, { clients }: Profile): Changes {
  const client = clients.find(({ app_id: own, registered }) => own === appId || registered?.app_id === appId)
  const name = client?.purpose ?? 'unknown'
  if (status !== undefined) return either(status !== client?.status, { what: 'client-status', name })
  const [given, taken] = [true, false].map((isGiven) =>
    Object.entries(fieldsOf(callbacks)).flatMap(([field, address]) => ((address !== null) === isGiven ? field : [])),
  ) as [string[], string[]]
  const addresses = (fields: string[]): Intent => ({ what: 'callback-addresses', name, fields })
  return { ...(given.length > 0 && { intent: addresses(given) }), ...(taken.length > 0 && { back: addresses(taken) }) }
}
