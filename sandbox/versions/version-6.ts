import { version4 } from './kit/version-4.ts'
import type { Version } from './kit/version.ts'
import { version6Shapes } from './version-6-shapes.ts'

/**
 * Connections with two keys only. Its routes state the statuses; wrong keys are a problem with the App-id. Its
 * transactions carry the categories of version 5, which is a choice.
 * Source: Version 6 endpoints; Version 6 connection and account.
 */
export function version6(): Version {
  return {
    ...version4(),
    name: 'v6',
    number: '6',
    root: '/api/v6',
    segments: { logins: 'connections' },
    fields: { login_id: 'connection_id' },
    headers: { 'customer-secret': [], 'login-secret': [] },
    statuses: {
      AppIdNotProvided: 406,
      SecretNotProvided: 406,
      ApiKeyNotFound: 406,
      ClientNotFound: 406,
      PublicKeyNotProvided: 406,
      CustomerNotFound: 404,
      LoginNotFound: 404,
      ProviderKeyFound: 404,
      InvalidEncoding: 400,
      JsonParseError: 400,
      ValueOutOfRange: 400,
      WrongRequestFormat: 400,
      LoginAlreadyProcessing: 409,
      WrongProviderMode: 400,
      DuplicatedCustomer: 409,
    },
    categories: 5,
    fetchScopes: { more: ['balance'], anyCombination: true },
    shapes: version6Shapes(),
  }
}
