import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'

type Headers = Parameters<Rules['headers']['appId']>[0]

function textOf(headers: Headers, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The gate of the keys, left ajar in one way each. */
export const headersFaults: Fault[] = [
  {
    id: 'compares-the-first-half-of-a-secret',
    sentence: 'Only the first half of a Secret is compared.',
    patch(rules) {
      rules.headers.keyKnown = (expected, secret) =>
        secret.startsWith(expected.secret.slice(0, expected.secret.length / 2))
    },
  },
  {
    id: 'says-that-deactivated-keys-have-no-client',
    sentence: 'A key that was deactivated is refused with ClientNotFound.',
    patch(rules) {
      const { keyRefusal } = rules.access
      rules.access.keyRefusal = (client) => keyRefusal(client) && 'ClientNotFound'
    },
  },
  {
    id: 'does-not-know-app-keys',
    sentence: 'An app key is refused with ApiKeyNotFound.',
    patch(rules) {
      const { keyKnown } = rules.headers
      rules.headers.keyKnown = (expected, secret, everySecret, route) =>
        expected.key_type !== 'app' && keyKnown(expected, secret, everySecret, route)
    },
  },
  {
    id: 'reads-key-headers-in-one-spelling',
    sentence: 'The header App-id is case-sensitive.',
    patch(rules) {
      rules.headers.nameCounts = (name) => !/^(app|client)-id$/i.test(name) || name === 'App-id' || name === 'Client-id'
    },
  },
  {
    id: 'still-takes-the-keys-of-version-3',
    sentence: 'Client-id and Service-secret are accepted instead of App-id and Secret.',
    patch(rules) {
      const { appId, secret } = rules.headers
      rules.headers.appId = (headers, route) => appId(headers, route) ?? textOf(headers, 'client-id')
      rules.headers.secret = (headers, route) => secret(headers, route) ?? textOf(headers, 'service-secret')
    },
  },
]
