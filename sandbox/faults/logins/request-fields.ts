import type { Fault } from '../kit/fault.ts'

type Fields = Record<string, unknown>

function withCredentials(data: Fields): Fields {
  const taken = { login: 'username', password: 'secret' }
  return typeof data.credentials === 'string' ? { ...data, credentials: taken } : data
}

/** The fields of bodies, each read more loosely than documented on every route. */
export const requestFieldsFaults: Fault[] = [
  {
    id: 'takes-any-value-for-a-flag',
    sentence: 'A flag of a body may have any value.',
    absentIn: ['partners-v1'],
    patch(rules) {
      rules.loginCreate.isBoolean = (value): value is boolean => value !== undefined
    },
  },
  {
    id: 'creates-logins-with-credentials-as-text',
    sentence: 'A creation whose credentials are a text connects like one with those that succeed.',
    patch({ loginCreate }) {
      const { asked } = loginCreate
      loginCreate.asked = (data, url) => withCredentials(asked(data, url))
    },
  },
  {
    id: 'reconnects-with-credentials-as-text',
    sentence: 'A reconnect whose credentials are a text connects like one with those that succeed.',
    patch({ reconnect }) {
      const { asked } = reconnect
      reconnect.asked = (data) => withCredentials(asked(data))
    },
  },
]
