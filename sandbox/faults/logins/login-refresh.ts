import type { Fault } from '../kit/fault.ts'

/** Refreshing, wrong in one way each. */
export const loginRefreshFaults: Fault[] = [
  {
    id: 'refreshes-ten-minutes-late',
    sentence: 'A refresh is refused for ten minutes after next_refresh_possible_at.',
    patch(rules) {
      const { possible } = rules.refresh
      rules.refresh.possible = (login, now) => possible(login, new Date(now.getTime() - 600_000))
    },
  },
  {
    id: 'accepts-a-refresh-five-minutes-early',
    sentence: 'A refresh is accepted five minutes before next_refresh_possible_at.',
    patch(rules) {
      const { possible } = rules.refresh
      rules.refresh.possible = (login, now) => possible(login, new Date(now.getTime() + 300_000))
    },
  },
  {
    id: 'refreshes-a-login-being-processed',
    sentence: 'A login that waits for input can be refreshed.',
    patch(rules) {
      const { busy } = rules.reconnect
      const { possible } = rules.refresh
      rules.reconnect.busy = (processing, change) => change !== 'refresh' && busy(processing, change)
      rules.refresh.possible = (login, now) => login.next_refresh_possible_at === null || possible(login, now)
    },
  },
  {
    id: 'refreshes-without-stored-credentials',
    sentence: 'A login without stored credentials can be refreshed.',
    patch(rules) {
      const { credentialsRight } = rules.stages
      rules.refresh.credentialsAtHand = () => true
      rules.stages.credentialsRight = (provider, credentials) =>
        Object.keys(credentials).length === 0 || credentialsRight(provider, credentials)
    },
  },
  {
    id: 'drops-unknown-scopes-in-a-refresh',
    sentence: 'A refresh ignores unknown scopes instead of refusing them.',
    patch(rules) {
      const { asked } = rules.refresh
      rules.refresh.asked = (data) => {
        const { fetch_scopes: scopes } = data
        if (!Array.isArray(scopes)) return asked(data)
        return asked({ ...data, fetch_scopes: scopes.filter((word) => word !== 'balances') })
      }
    },
  },
]
