import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import type { Fields } from '../../basics/values.ts'

const fileProvider = 'fakebank_file_xf'

const rightCredentials = { login: 'username', password: 'secret' }

/** The body without encrypted credentials. */
function withoutEncrypted({ encrypted_credentials: _overlooked, ...rest }: Fields): Fields {
  return rest
}

export const faults = faultsNamed({
  'reads-no-uploaded-file': wrapRule('files.parsed', (rule, bytes, name) =>
    name === 'file' ? rule(bytes, name) : 'invalid',
  ),
  'guesses-the-country-of-a-file-provider': wrapRule('loginCreate.asked', (rule, data, url) => {
    const read = rule(data, url)
    return read.provider_code === fileProvider ? { country_code: 'XF', ...read } : read
  }),
  'imports-unreadable-files-as-empty': wrapRule('files.parsed', (rule, bytes, name) => {
    const held = rule(bytes, name)
    return held === 'invalid' ? { holder_info: null, accounts: [] } : held
  }),
  'wants-store-credentials-said': {
    sentence: 'A login at a file provider is refused unless store_credentials is false.',
    patch: wrapRule('loginCreate.asked', (rule, data, url) => {
      const read = rule(data, url)
      return read.provider_code === fileProvider ? { store_credentials: true, ...read } : read
    }),
  },
  'imports-files-at-any-provider': wrapRule('files.takesFile', (rule, provider, sent) => rule(provider, sent) || sent),
  'trusts-encrypted-credentials': wrapRule('encryptedCredentials.decipher', (rule, key, iv, data) => {
    const typed = JSON.parse(rule(key, iv, data)) as Fields
    return JSON.stringify('password' in typed ? { ...typed, password: rightCredentials.password } : typed)
  }),
  'connects-without-iv': wrapRule('loginCreate.asked', (rule, data, url) => {
    const read = rule(data, url)
    const sent = read.encrypted_credentials as Fields | undefined
    return sent && sent.iv === undefined ? { ...withoutEncrypted(read), credentials: rightCredentials } : read
  }),
  'connects-with-unreadable-data': wrapRule('encryptedCredentials.decipher', (rule, key, iv, data) => {
    try {
      return rule(key, iv, data)
    } catch {
      return JSON.stringify(rightCredentials)
    }
  }),
})
