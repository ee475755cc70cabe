import type { HeaderList } from '../../core/exchange.ts'
import type { ClientProfile } from '../profile/profile.ts'
import { ClientError } from './client-error.ts'
import type { Draft } from './draft.ts'

/**
 * The headers that name a client: App-id and Secret, or those of the interface. Source: account information,
 * Authentication 1.
 * @throws ClientError CLIENT_MISSING when the client lacks the keys that the draft needs
 */
export function keyHeadersOf(client: ClientProfile, { keys, name }: Pick<Draft, 'keys' | 'name'>): HeaderList {
  const withKeys = keys ? keys.of(client) : client
  if (!withKeys) {
    const missing = `"${name}" is sent with keys that the ${client.purpose} client does not have`
    throw new ClientError('CLIENT_MISSING', `${missing}: ${keys?.lacking ?? ''}.`)
  }
  const [id, secret] = keys?.headers(withKeys) ?? ['App-id', 'Secret']
  return [
    [id, withKeys.app_id],
    [secret, withKeys.secret],
  ]
}
