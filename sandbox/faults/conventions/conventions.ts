import { faultsNamed } from '../kinds/faults-named.ts'
import { changeRefusals, replaceRule, wrapRule } from '../kit/change.ts'
import { createHash } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'

export const faults = faultsNamed({
  'shows-another-request-in-errors': {
    sentence: 'An error shows the request of the last other error.',
    patch(rules) {
      const requests: string[] = ['{}']
      changeRefusals({}, (body) => {
        const request = JSON.stringify(body['request'])
        if (request !== requests[0]) requests.unshift(request)
        return { request: JSON.parse(requests[1] ?? '{}') }
      })(rules)
    },
  },
  'calls-the-first-client-back-for-others': {
    sentence: 'Callbacks about the logins of a client without addresses go to those of another client.',
    patch: replaceRule('callbacks.addressOf', (rule) => {
      const known = new Map<Kind, string>()
      return (client, kind) => {
        const own = rule(client, kind)
        if (own !== undefined) known.set(kind, own)
        return own ?? known.get(kind)
      }
    }),
  },
  'sends-a-digest-for-a-signature': wrapRule('callbacks.signature', (_rule, text) =>
    createHash('sha256').update(text).digest('base64'),
  ),
})

type Kind = Parameters<Rules['callbacks']['sends']>[0]
