import type { Rules } from '../../world/rules.ts'
import { compareSecretsInAnyCase, takeKeysOfEveryVersion } from '../kit/change-keys.ts'
import type { Fault } from '../kit/fault.ts'

type Headers = Parameters<Rules['headers']['appId']>[0]

function textOf(headers: Headers, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The gate of the keys, left ajar in one way each. */
export const headersFaults: Fault[] = [
  {
    id: 'calls-a-missing-app-id-unknown',
    sentence: 'A request without App-id is refused with ApiKeyNotFound.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'AppIdNotProvided' ? 'ApiKeyNotFound' : classSent(errorClass)
    },
  },
  {
    id: 'calls-a-missing-secret-a-missing-app-id',
    sentence: 'A request without Secret is refused with AppIdNotProvided.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'SecretNotProvided' ? 'AppIdNotProvided' : classSent(errorClass)
    },
  },
  {
    id: 'asks-no-secret-to-refresh',
    absentIn: ['enrichment-v5', 'partners-v1', 'payments-v1'],
    sentence: 'The refresh of a login in the path needs no Secret.',
    patch(rules) {
      rules.headers.secretNeeded = ({ name }) => !/^(logins|connections)\/refresh$/.test(name)
    },
  },
  {
    id: 'serves-currencies-to-anybody',
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    sentence: 'The list of currencies needs no Secret.',
    patch(rules) {
      rules.headers.secretNeeded = (route) => route.name !== 'currencies/list'
    },
  },
  {
    id: 'calls-an-unknown-app-id-missing',
    sentence: 'An unknown App-id is refused with AppIdNotProvided.',
    patch(rules) {
      rules.headers.unknownAppId = 'AppIdNotProvided'
      rules.clientKeys.unknownClientId = 'AppIdNotProvided'
    },
  },
  {
    id: 'compares-the-first-half-of-a-secret',
    sentence: 'Only the first half of a Secret is compared.',
    patch(rules) {
      rules.headers.keyKnown = (expected, secret) =>
        secret.startsWith(expected.secret.slice(0, expected.secret.length / 2))
    },
  },
  {
    id: 'takes-the-secret-of-any-client',
    sentence: 'The Secret of any client is accepted with every App-id.',
    patch(rules) {
      rules.headers.keyKnown = (_expected, secret, everySecret) => everySecret().includes(secret)
    },
  },
  {
    id: 'takes-deactivated-keys',
    sentence: 'A key that was deactivated still opens every route.',
    patch(rules) {
      rules.access.keyRefusal = () => undefined
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
    id: 'keeps-service-keys-from-learning',
    absentIn: ['ais-v6', 'partners-v1', 'payments-v1'],
    sentence: 'One route refuses service keys with AppsRestricted.',
    patch(rules) {
      const { appKeyMayCall } = rules.access
      rules.access.appKeyMayCall = (client, route) =>
        appKeyMayCall(client, route) && !('name' in route && route.name === 'categories/learn')
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
  {
    id: 'compares-keys-in-any-case',
    sentence: 'The letter case of a Secret is not compared.',
    patch: (rules) => compareSecretsInAnyCase(rules, () => true),
  },
  {
    id: 'knows-the-keys-of-every-version',
    sentence: 'The keys of one version are accepted in every other.',
    patch: (rules) => takeKeysOfEveryVersion(rules, () => true),
  },
]
