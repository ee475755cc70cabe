import { changeAnswer, changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Shape = Record<string, unknown>

const aToken = {
  token: 'f'.repeat(64),
  expires_at: '2099-01-01T00:00:00Z',
  connect_url: 'https://connect.example/?token=f',
}

/** The rules of tokens, each broken in one way. */
export const tokensFaults: Fault[] = [
  {
    id: 'counts-the-seconds-of-a-token',
    sentence: 'A token has expires_in, a number of seconds, instead of expires_at.',
    patch: (rules) =>
      changeData(rules, 'tokens/create', (data) => {
        const { expires_at: _at, ...rest } = data as Shape
        return { ...rest, expires_in: 3600 }
      }),
  },
  {
    id: 'gives-every-customer-the-same-token',
    sentence: 'The answer to every creation of a token shows the token of the first.',
    patch(rules) {
      let first: unknown
      changeData(rules, 'tokens/create', (data) => (first ??= data))
    },
  },
  {
    id: 'gives-the-path-of-the-connect-page-alone',
    sentence: 'connect_url has neither scheme nor host.',
    patch(rules) {
      const { connectUrl } = rules.tokens
      rules.tokens.connectUrl = (_base, token) => connectUrl('', token)
    },
  },
  {
    id: 'makes-tokens-that-have-expired',
    sentence: 'expires_at is the moment of creation.',
    patch(rules) {
      rules.tokens.lifetimeSeconds = -1
    },
  },
  {
    id: 'makes-tokens-for-nobody',
    sentence: 'A token is created for a request that names no customer.',
    patch: (rules) =>
      changeAnswer(rules, 'tokens/create', (answer) => {
        const json = answer.json as { error_class?: string; request?: Shape }
        const nobody = json.error_class === 'CustomerNotFound' && json.request?.customer_id === undefined
        return nobody ? { ...answer, status: 200, json: { data: aToken } } : answer
      }),
  },
  {
    id: 'makes-tokens-with-unknown-fetch-scopes',
    sentence: 'Creating a token ignores unknown fetch scopes.',
    patch: (rules) =>
      changeAnswer(rules, 'tokens/create', (answer) => {
        const json = answer.json as { error_class?: string }
        return json.error_class === 'FetchScopesInvalid' ? { ...answer, status: 200, json: { data: aToken } } : answer
      }),
  },
]
