import { changeDataOf } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Row = Record<string, unknown>

export const version6RenewalFaults: Fault[] = faultsNamed({
  'shows-one-attempt-for-ever': {
    sentence: 'last_attempt of a login always has the id 1.',
    patch: (rules) =>
      changeDataOf(rules, ['logins/show'], (data) => ({
        ...data,
        last_attempt: { ...(data.last_attempt as Row), id: '1' },
      })),
  },
  'overlooks-the-end-of-a-consent': wrapRule('consent.statusOf', (_rule, consent) =>
    consent.revoked_at === null ? 'active' : 'revoked',
  ),
})
