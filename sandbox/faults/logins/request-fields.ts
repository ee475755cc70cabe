import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Fields = Record<string, unknown>

function withCredentials(data: Fields): Fields {
  const taken = { login: 'username', password: 'secret' }
  return typeof data.credentials === 'string' ? { ...data, credentials: taken } : data
}

/** The fields of bodies, each read more loosely than documented on every route. */
export const requestFieldsFaults: Fault[] = faultsNamed({
  'takes-any-value-for-a-flag': {
    absentIn: ['partners-v1'],
    patch: wrapRule('loginCreate.isBoolean', (_rule, value) => value !== undefined),
  },
  'creates-logins-with-credentials-as-text': wrapRule('loginCreate.asked', (rule, data, url) =>
    withCredentials(rule(data, url)),
  ),
  'reconnects-with-credentials-as-text': wrapRule('reconnect.asked', (rule, data) => withCredentials(rule(data))),
})
