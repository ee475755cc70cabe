import { createHash } from 'node:crypto'
import { changeData } from '../kit/change-data.ts'
import { changeMeta } from '../kit/change-answers.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

/** Each breaks one thing on which many checks depend. */
export const faults = faultsNamed({
  'knows-no-connection-secret-in-version-5': {
    interfaces: ['ais-v5'],
    patch: (rules) => {
      rules.versions.v5.headers = {}
    },
  },
  'ends-every-list-after-its-first-page': {
    absentIn: ['payments-v1'],
    patch: (rules) => changeMeta(rules, () => ({ next_id: null, next_page: null })),
  },
  'shows-a-login-without-its-attempt': (rules) =>
    changeData(rules, 'logins/show', (data) => ({ ...(data as object), last_attempt: null })),
  'wants-digests-in-hexadecimal': ({ openFinance: { digest } }) => {
    digest.of = (bytes) => `SHA-256=${createHash('sha256').update(bytes).digest('hex')}`
    digest.wellFormed = (value) => /^SHA-256=[0-9a-f]{64}$/.test(value)
  },
  'hides-what-a-provider-requires': (rules) =>
    changeData(rules, 'providers/show', (data) => {
      const { required_fields: _hidden, ...shown } = data as Record<string, unknown>
      return shown
    }),
})
