import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Fields = Record<string, unknown>

const rightCredentials = { login: 'username', password: 'secret' }

/** The body without encrypted credentials. */
function withoutEncrypted({ encrypted_credentials: _overlooked, ...rest }: Fields): Fields {
  return rest
}

export const encryptedCredentialsFaults: Fault[] = faultsNamed({
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
