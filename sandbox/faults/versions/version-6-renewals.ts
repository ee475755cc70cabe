import { changeDataOf } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>

/** Connect, reconnect and both refreshes, each rule broken in one way. */
export const version6RenewalFaults: Fault[] = [
  {
    id: 'shows-one-attempt-for-ever',
    sentence: 'last_attempt of a login always has the id 1.',
    patch: (rules) =>
      changeDataOf(rules, ['logins/show'], (data) => ({
        ...data,
        last_attempt: { ...(data.last_attempt as Row), id: '1' },
      })),
  },
  {
    id: 'overlooks-the-end-of-a-consent',
    sentence: 'An expired consent counts as active.',
    patch(rules) {
      rules.consent.statusOf = (consent) => (consent.revoked_at === null ? 'active' : 'revoked')
    },
  },
]
