import type { Fault } from '../kit/fault.ts'
import { classInVersion6, inVersion6, statusInVersion6 } from './version-6.ts'
import { dataInVersion6 } from './version-6-renewals.ts'

const connect = 'connections/connect'
const reconnect = 'connections/reconnect'
const refresh = 'connections/refresh'
const background = 'connections/background_refresh'
const renewals = [reconnect, refresh, background]

/** What the rows of version 6 list without words: statuses and classes of refusals, each wrong in one way. */
export const version6RefusalFaults: Fault[] = [
  {
    id: 'shows-no-attempt-after-a-background-refresh',
    sentence: 'last_attempt in the answer to a refresh in the background is null.',
    patch: (rules) => dataInVersion6(rules, [background], (data) => ({ ...data, last_attempt: null })),
  },
  {
    id: 'refreshes-in-the-background-at-any-time',
    sentence: 'A refresh in the background is accepted before next_refresh_possible_at.',
    patch(rules) {
      rules.refresh.possible = () => true
    },
  },
  {
    id: 'refuses-unknown-connections-with-400',
    sentence: 'The renewal of an unknown connection is refused with 400.',
    patch: (rules) => statusInVersion6(rules, renewals, 'LoginNotFound', 400),
  },
  {
    id: 'refuses-missing-app-ids-of-renewals-with-400',
    sentence: 'Reconnect and both refreshes without an App-id are refused with 400.',
    patch: (rules) => statusInVersion6(rules, renewals, 'AppIdNotProvided', 400),
  },
  {
    id: 'refuses-unknown-app-ids-of-renewals-with-404',
    sentence: 'Reconnect and both refreshes with an unknown App-id are refused with 404.',
    patch: (rules) => statusInVersion6(rules, renewals, 'ApiKeyNotFound', 404),
  },
  {
    id: 'refuses-broken-bodies-with-406',
    sentence: 'Connect, reconnect and both refreshes refuse a body that is not JSON with 406.',
    patch: (rules) => statusInVersion6(rules, [connect, ...renewals], 'JsonParseError', 406),
  },
  {
    id: 'refuses-refreshes-of-processed-connections-with-400',
    sentence: 'A refresh of a connection that is being processed is refused with 400, with a page or without.',
    patch: (rules) => statusInVersion6(rules, [refresh, background], 'LoginAlreadyProcessing', 400),
  },
  {
    id: 'calls-processed-connections-unknown',
    sentence: 'The renewal of a connection that is being processed is refused with LoginNotFound.',
    patch: (rules) => classInVersion6(rules, renewals, 'LoginAlreadyProcessing', 'LoginNotFound'),
  },
  {
    id: 'connects-unknown-customers',
    sentence: 'Connect for an unknown customer is accepted.',
    patch: (rules) =>
      inVersion6(rules, [connect], (_answer, body) =>
        body.error_class === 'CustomerNotFound' ? { status: 200, json: { data: {} } } : {},
      ),
  },
]
