import { Refusal } from '../../basics/refusal.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeDataOf, swapClass } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'

const both = ['login/refresh', 'logins/refresh']

/** Refreshing, wrong in one way each. */
export const loginRefreshFaults: Fault[] = [
  {
    id: 'refuses-to-refresh-by-path',
    sentence: 'The refresh route with the login in its path refuses every body.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'logins/refresh' && body.data !== undefined
          ? { status: 400, json: { error_class: 'WrongRequestFormat', error_message: 'not accepted', request: {} } }
          : {},
      ),
  },
  {
    id: 'refuses-an-early-refresh-in-other-words-by-path',
    sentence:
      'The route with the login in its path refuses a refresh that comes too early with LoginAlreadyProcessing.',
    patch: (rules) => swapClass(rules, ['logins/refresh'], 'LoginCannotBeRefreshed', 'LoginAlreadyProcessing'),
  },
  {
    id: 'refuses-dates-in-other-words-by-path',
    sentence: 'The route with the login in its path refuses a to_date outside the window with DateOutOfRange.',
    patch: (rules) => swapClass(rules, ['logins/refresh'], 'InvalidToDate', 'DateOutOfRange'),
  },
  {
    id: 'answers-a-refresh-without-the-next',
    sentence: 'The answer to refresh leaves next_refresh_possible_at out.',
    patch: (rules) => changeDataOf(rules, both, ({ next_refresh_possible_at: _next, ...login }) => login),
  },
  {
    id: 'answers-a-refresh-with-the-moment-alone',
    sentence: 'The answer to refresh is next_refresh_possible_at without the login.',
    patch: (rules) =>
      changeDataOf(rules, both, (login) => ({ next_refresh_possible_at: login['next_refresh_possible_at'] })),
  },
  {
    id: 'asks-for-scopes-to-refresh',
    sentence: 'A refresh without fetch_scopes is refused.',
    patch(rules) {
      const { asked } = rules.refresh
      rules.refresh.asked = (data) => {
        if (data['fetch_scopes'] !== undefined) return asked(data)
        throw new Refusal('FetchScopesInvalid', 'fetch_scopes is missing')
      }
    },
  },
  {
    id: 'takes-no-exclusion-in-a-refresh',
    sentence: 'A refresh with exclude_accounts is refused.',
    patch(rules) {
      const { asked } = rules.refresh
      rules.refresh.asked = (data) => {
        if (data['exclude_accounts'] === undefined) return asked(data)
        throw new Refusal('WrongRequestFormat', 'exclude_accounts does not belong here')
      }
    },
  },
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
    id: 'calls-an-early-refresh-processing',
    sentence: 'A refresh that comes too early is refused with LoginAlreadyProcessing.',
    patch: (rules) => swapClass(rules, both, 'LoginCannotBeRefreshed', 'LoginAlreadyProcessing'),
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
  {
    id: 'changes-disabled-logins',
    sentence: 'A disabled login is reconnected and refreshed like any other.',
    patch(rules) {
      rules.reconnect.disabled = () => false
    },
  },
  {
    id: 'refreshes-without-its-settings',
    sentence: 'A refresh does not read store_credentials and daily_refresh.',
    patch({ refresh }) {
      const { asked } = refresh
      refresh.asked = (data) => {
        const { store_credentials: _stored, daily_refresh: _daily, ...rest } = asked(data)
        return rest
      }
    },
  },
  {
    id: 'never-refreshes-by-itself',
    sentence: 'A login with daily_refresh is not fetched again automatically.',
    patch(rules) {
      rules.refresh.fetchedUnasked = () => false
    },
  },
  {
    id: 'refreshes-every-login-daily',
    sentence: 'Logins without daily_refresh are fetched once a day too.',
    patch(rules) {
      rules.refresh.plansDaily = () => true
    },
  },
]
