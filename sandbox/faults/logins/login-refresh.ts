import type { Fault } from '../kit/fault.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const loginRefreshFaults: Fault[] = named({
  'refreshes-ten-minutes-late': {
    sentence: 'A refresh is refused for ten minutes after next_refresh_possible_at.',
    patch: wrapRule('refresh.possible', (rule, login, now) => rule(login, new Date(now.getTime() - 600_000))),
  },
  'accepts-a-refresh-five-minutes-early': {
    sentence: 'A refresh is accepted five minutes before next_refresh_possible_at.',
    patch: wrapRule('refresh.possible', (rule, login, now) => rule(login, new Date(now.getTime() + 300_000))),
  },
  'refreshes-early-once-it-has-refreshed': {
    sentence: 'A login that was refreshed once is refreshed at any time.',
    patch: replaceRule('refresh.possible', (rule) => {
      const refreshed = new Set<string>()
      return (login, now) => {
        const isPossible = rule(login, now) || refreshed.has(login.id)
        if (isPossible) refreshed.add(login.id)
        return isPossible
      }
    }),
  },
  'refreshes-a-login-being-processed': {
    sentence: 'A login that waits for input can be refreshed.',
    patch(rules) {
      const { busy } = rules.reconnect
      const { possible } = rules.refresh
      rules.reconnect.busy = (processing, change) => change !== 'refresh' && busy(processing, change)
      rules.refresh.possible = (login, now) => login.next_refresh_possible_at === null || possible(login, now)
    },
  },
  'refreshes-without-stored-credentials': {
    sentence: 'A login without stored credentials can be refreshed.',
    patch(rules) {
      const { credentialsRight } = rules.stages
      rules.refresh.credentialsAtHand = () => true
      rules.stages.credentialsRight = (provider, credentials) =>
        Object.keys(credentials).length === 0 || credentialsRight(provider, credentials)
    },
  },
  'drops-unknown-scopes-in-a-refresh': {
    sentence: 'A refresh ignores unknown scopes instead of refusing them.',
    patch: wrapRule('refresh.asked', (rule, data) => {
      const { fetch_scopes: scopes } = data
      if (!Array.isArray(scopes)) return rule(data)
      return rule({ ...data, fetch_scopes: scopes.filter((word) => word !== 'balances') })
    }),
  },
})
