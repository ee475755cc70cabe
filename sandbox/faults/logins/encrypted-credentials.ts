import type { Fault } from '../kit/fault.ts'

type Fields = Record<string, unknown>

const rightCredentials = { login: 'username', password: 'secret' }

/** The body without encrypted credentials. */
function withoutEncrypted({ encrypted_credentials: _overlooked, ...rest }: Fields): Fields {
  return rest
}

/** The rules of encrypted credentials, each broken in one way. */
export const encryptedCredentialsFaults: Fault[] = [
  {
    id: 'trusts-encrypted-credentials',
    sentence: 'Encrypted credentials connect with any password.',
    patch(rules) {
      const { decipher } = rules.encryptedCredentials
      rules.encryptedCredentials.decipher = (key, iv, data) => {
        const typed = JSON.parse(decipher(key, iv, data)) as Fields
        return JSON.stringify('password' in typed ? { ...typed, password: rightCredentials.password } : typed)
      }
    },
  },
  {
    id: 'connects-without-iv',
    sentence: 'Encrypted credentials without iv are accepted.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => {
        const read = asked(data, url)
        const sent = read.encrypted_credentials as Fields | undefined
        return sent && sent.iv === undefined ? { ...withoutEncrypted(read), credentials: rightCredentials } : read
      }
    },
  },
  {
    id: 'connects-with-unreadable-data',
    sentence: 'Encrypted credentials that cannot be decrypted are accepted.',
    patch(rules) {
      const { decipher } = rules.encryptedCredentials
      rules.encryptedCredentials.decipher = (key, iv, data) => {
        try {
          return decipher(key, iv, data)
        } catch {
          return JSON.stringify(rightCredentials)
        }
      }
    },
  },
]
