import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'

const rightCredentials = { login: 'username', password: 'secret' }

export const faults = faultsNamed({
  'reads-no-uploaded-file': 'takes-files.parsed-as-invalid-not-for-file',
  'guesses-the-country-of-a-file-provider':
    'reads-country_code-as-XF-of-loginCreate-where-provider_code-is-fakebank_file_xf-where-country_code-is-nothing',
  'imports-nothing-of-the-file-of-a-reconnect': 'takes-reconnect.imported-as-{"holder_info":null,"accounts":[]}',
  'imports-unreadable-files-as-empty': 'takes-files.parsed-as-{"holder_info":null,"accounts":[]}-where-it-is-invalid',
  'wants-store-credentials-said': {
    sentence: 'A login at a file provider is refused unless store_credentials is false.',
    patch:
      'reads-store_credentials-as-true-of-loginCreate-where-provider_code-is-fakebank_file_xf-where-store_credentials-is-nothing',
  },
  'imports-files-at-any-provider': 'takes-files.takesFile-as-true-for-true',
  'trusts-encrypted-credentials':
    'takes-encryptedCredentials.decipher-as-rewriting-"password":"[^"]*"-to-"password":"secret"',
  'connects-without-iv': [
    'reads-credentials-as-{"login":"username","password":"secret"}-of-loginCreate-where-encrypted_credentials-is-an-object-where-encrypted_credentials.iv-is-nothing',
    'ignores-encrypted_credentials-of-loginCreate-where-encrypted_credentials-is-an-object-where-encrypted_credentials.iv-is-nothing',
  ],
  'connects-with-unreadable-data': wrapRule('encryptedCredentials.decipher', (rule, key, iv, data) => {
    try {
      return rule(key, iv, data)
    } catch {
      return JSON.stringify(rightCredentials)
    }
  }),
})
