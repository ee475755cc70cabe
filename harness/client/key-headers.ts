import type { ClientProfile } from '../profile/profile.ts'
import { ClientError } from './client-error.ts'
import type { Draft } from './draft.ts'
import type { HeaderList } from '../../core/exchange.ts'

/**
 * The headers that name a client: App-id and Secret, or those of version 3. Source: account information, Authentication 1.
 * @throws ClientError CLIENT_MISSING when the client has no keys of version 3 and the draft wants them
 */
export function keyHeadersOf(client: ClientProfile, { keys, name }: Pick<Draft, 'keys' | 'name'>): HeaderList {
  if (keys === undefined)
    return [
      ['App-id', client.app_id],
      ['Secret', client.secret],
    ]
  const { v3 } = client
  if (!v3) {
    throw new ClientError(
      'CLIENT_MISSING',
      `"${name}" is sent with keys of version 3; the ${client.purpose} client has none. Add v3 with client_id and service_secret.`,
    )
  }
  const secret: [string, string] =
    v3.app_secret === undefined ? ['Service-secret', v3.service_secret ?? ''] : ['App-secret', v3.app_secret]
  return [['Client-id', v3.client_id], secret]
}
