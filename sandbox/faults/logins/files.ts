import { faultsNamed } from '../kinds/faults-named.ts'
import { readBodies } from '../kinds/requests.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { type Fields, isObject } from '../../basics/values.ts'

const rightCredentials = { login: 'username', password: 'secret' }

export const faults = faultsNamed({
  'reads-no-uploaded-file': 'takes-files.parsed-as-invalid-not-for-file',
  'guesses-the-country-of-a-file-provider':
    'reads-country_code-as-XF-of-loginCreate-where-provider_code-is-fakebank_file_xf-where-country_code-is-nothing',
  'imports-nothing-of-the-file-of-a-reconnect': wrapRule('reconnect.imported', () => ({
    holder_info: null,
    accounts: [],
  })),
  'imports-unreadable-files-as-empty': wrapRule('files.parsed', (rule, bytes, name) => {
    const held = rule(bytes, name)
    return held === 'invalid' ? { holder_info: null, accounts: [] } : held
  }),
  'wants-store-credentials-said': {
    sentence: 'A login at a file provider is refused unless store_credentials is false.',
    patch:
      'reads-store_credentials-as-true-of-loginCreate-where-provider_code-is-fakebank_file_xf-where-store_credentials-is-nothing',
  },
  'imports-files-at-any-provider': 'takes-files.takesFile-as-true-for-true',
  'trusts-encrypted-credentials': wrapRule('encryptedCredentials.decipher', (rule, key, iv, data) => {
    const typed = JSON.parse(rule(key, iv, data)) as Fields
    return JSON.stringify('password' in typed ? { ...typed, password: rightCredentials.password } : typed)
  }),
  'connects-without-iv': readBodies('loginCreate', (data) => {
    const { encrypted_credentials: sent, ...rest } = data
    return isObject(sent) && sent.iv === undefined ? { ...rest, credentials: rightCredentials } : data
  }),
  'connects-with-unreadable-data': wrapRule('encryptedCredentials.decipher', (rule, key, iv, data) => {
    try {
      return rule(key, iv, data)
    } catch {
      return JSON.stringify(rightCredentials)
    }
  }),
})
