import { faultsNamed } from '../kinds/faults-named.ts'
import { readBodies } from '../kinds/requests.ts'
import { type Patch, wrapRule } from '../kit/change-rule.ts'
import { type Fields, isObject } from '../../basics/values.ts'

const fileProvider = 'fakebank_file_xf'

const rightCredentials = { login: 'username', password: 'secret' }

/** Adds fields to creations at a file provider. */
function addAtFileProvider(more: Fields): Patch {
  return readBodies('loginCreate', (data) => (data.provider_code === fileProvider ? { ...more, ...data } : data))
}

export const faults = faultsNamed({
  'reads-no-uploaded-file': wrapRule('files.parsed', (rule, bytes, name) =>
    name === 'file' ? rule(bytes, name) : 'invalid',
  ),
  'imports-nothing-of-the-file-of-a-reconnect': wrapRule('reconnect.imported', () => ({
    holder_info: null,
    accounts: [],
  })),
  'guesses-the-country-of-a-file-provider': addAtFileProvider({ country_code: 'XF' }),
  'imports-unreadable-files-as-empty': wrapRule('files.parsed', (rule, bytes, name) => {
    const held = rule(bytes, name)
    return held === 'invalid' ? { holder_info: null, accounts: [] } : held
  }),
  'wants-store-credentials-said': {
    sentence: 'A login at a file provider is refused unless store_credentials is false.',
    patch: addAtFileProvider({ store_credentials: true }),
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
