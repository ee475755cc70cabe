import { changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { Refusal } from '../../basics/refusal.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'

export const loginReconnectSettingsFaults: Fault[] = faultsNamed({
  'allows-no-override-with-exclusion': {
    sentence: 'A reconnect with exclude_accounts and override_credentials together is refused as malformed.',
    patch: wrapRule('reconnect.asked', (rule, data) => {
      if (data['exclude_accounts'] === undefined || data['override_credentials'] === undefined) return rule(data)
      throw new Refusal('WrongRequestFormat', 'exclude_accounts does not go with override_credentials')
    }),
  },
  'keeps-the-settings-of-the-creation': {
    sentence: 'A reconnect does not change store_credentials.',
    patch: replaceRule('shape.login', (rule) => {
      const created = new Map<string, boolean>()
      return (given, sandbox) => {
        if (!created.has(given.id)) created.set(given.id, given.store_credentials)
        return { ...rule(given, sandbox), store_credentials: created.get(given.id) }
      }
    }),
  },
  'keeps-daily-refresh-over-a-second-reconnect'(rules) {
    const { kept } = rules.reconnect
    const seen = new Map<string, boolean[]>()
    rules.reconnect.kept = (login, credentials) => {
      seen.set(login.id, [...(seen.get(login.id) ?? []), login.daily_refresh])
      return kept(login, credentials)
    }
    changeLogin(rules, (fields, { id }) => {
      const [, afterFirst] = seen.get(id) ?? []
      return afterFirst === undefined ? fields : { ...fields, daily_refresh: afterFirst }
    })
  },
  'categorizes-nothing-on-reconnect': wrapRule('reconnect.asked', (rule, data) =>
    rule({ categorization: 'none', ...data }),
  ),
})
