import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

type Fields = Record<string, unknown>

function withCredentials(data: Fields): Fields {
  const taken = { login: 'username', password: 'secret' }
  return typeof data.credentials === 'string' ? { ...data, credentials: taken } : data
}

/** The fields of bodies, each read more loosely than documented on every route. */
export const requestFieldsFaults: Fault[] = named({
  'takes-any-value-for-a-flag': {
    sentence: 'A flag of a body may have any value.',
    absentIn: ['partners-v1'],
    patch: wrapRule('loginCreate.isBoolean', (_rule, value) => value !== undefined),
  },
  'creates-logins-with-credentials-as-text': {
    sentence: 'A creation whose credentials are a text connects like one with those that succeed.',
    patch: wrapRule('loginCreate.asked', (rule, data, url) => withCredentials(rule(data, url))),
  },
  'reconnects-with-credentials-as-text': {
    sentence: 'A reconnect whose credentials are a text connects like one with those that succeed.',
    patch: wrapRule('reconnect.asked', (rule, data) => withCredentials(rule(data))),
  },
})
