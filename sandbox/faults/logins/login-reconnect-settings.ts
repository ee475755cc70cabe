import type { Fault } from '../kit/fault.ts'
import { Refusal } from '../../basics/refusal.ts'

/** The settings of a reconnect, wrong in one way each. */
export const loginReconnectSettingsFaults: Fault[] = [
  {
    id: 'does-not-know-accounts-to-exclude',
    sentence: 'Account ids of the login itself are refused in exclude_accounts.',
    patch(rules) {
      rules.reconnect.excludedAccountKnown = () => false
    },
  },
  {
    id: 'fetches-accounts-that-are-excluded',
    sentence: 'exclude_accounts has no effect.',
    patch(rules) {
      rules.stages.accountWanted = () => true
    },
  },
  {
    id: 'allows-no-override-with-exclusion',
    sentence: 'A reconnect with exclude_accounts and override_credentials together is refused as malformed.',
    patch(rules) {
      const { asked } = rules.reconnect
      rules.reconnect.asked = (data) => {
        if (data['exclude_accounts'] === undefined || data['override_credentials'] === undefined) return asked(data)
        throw new Refusal('WrongRequestFormat', 'exclude_accounts does not go with override_credentials')
      }
    },
  },
  {
    id: 'lets-all-accounts-be-excluded',
    sentence: 'A reconnect that excludes every account is accepted.',
    patch(rules) {
      rules.reconnect.allExcluded = () => false
    },
  },
  {
    id: 'excludes-all-accounts-by-default',
    sentence: 'A reconnect without exclude_accounts is refused with AllAccountsExcluded.',
    patch(rules) {
      const { asked } = rules.reconnect
      rules.reconnect.asked = (data) => {
        if (data['exclude_accounts'] !== undefined) return asked(data)
        throw new Refusal('AllAccountsExcluded', 'no account is left to fetch')
      }
    },
  },
  {
    id: 'keeps-the-settings-of-the-creation',
    sentence: 'A reconnect does not change store_credentials.',
    patch(rules) {
      const { login } = rules.shape
      const created = new Map<string, boolean>()
      rules.shape.login = (given, sandbox) => {
        if (!created.has(given.id)) created.set(given.id, given.store_credentials)
        return { ...login(given, sandbox), store_credentials: created.get(given.id) }
      }
    },
  },
  {
    id: 'categorizes-nothing-on-reconnect',
    sentence: 'A reconnect without categorization categorizes nothing.',
    patch(rules) {
      const { asked } = rules.reconnect
      rules.reconnect.asked = (data) => asked({ categorization: 'none', ...data })
    },
  },
]
