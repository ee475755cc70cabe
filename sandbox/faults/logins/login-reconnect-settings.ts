import type { Fault } from '../kit/fault.ts'
import { Refusal } from '../../basics/refusal.ts'

/** The settings of a reconnect, wrong in one way each. */
export const loginReconnectSettingsFaults: Fault[] = [
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
