import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { dataInVersion3 } from './version-3.ts'

type Fields = Record<string, unknown>

/** Changes the client's record. */
function changeRecord(rules: Rules, change: (record: Record<string, Fields>) => Fields): void {
  dataInVersion3(rules, 'client/info', (data) => change(data as Record<string, Fields>))
}

/** The client's record in version 3, broken in one way each. */
export const version3ClientFaults: Fault[] = [
  {
    id: 'shows-no-settings-of-the-client',
    sentence: 'The record of a client has no settings.',
    patch: (rules) => changeRecord(rules, ({ settings: _gone, ...rest }) => rest),
  },
  {
    id: 'counts-the-customers-of-every-client',
    sentence: 'customers.total of a client counts the customers of every client.',
    patch(rules) {
      let made = 0
      changeAnswers(rules, ({ route, status }) => {
        if (route === 'customers/create' && status === 200) made += 1
        return {}
      })
      changeRecord(rules, (record) => ({ ...record, customers: { total: made } }))
    },
  },
  {
    id: 'shows-another-address-of-success',
    sentence: 'success_url in the settings of a client is another one than callbacks go to.',
    patch: (rules) =>
      changeRecord(rules, (record) => ({
        ...record,
        settings: { ...record['settings'], success_url: 'https://client.example/another' },
      })),
  },
  {
    id: 'shows-addresses-as-objects',
    sentence: 'email in the settings of a client is an object.',
    patch: (rules) =>
      changeRecord(rules, (record) => ({
        ...record,
        settings: { ...record['settings'], email: { at: 'a@b.example' } },
      })),
  },
  {
    id: 'shows-sign-up-dates-in-words',
    sentence: 'signed_up_at of a client is not a datetime.',
    patch: (rules) =>
      changeRecord(rules, (record) => ({ ...record, info: { ...record['info'], signed_up_at: 'last year' } })),
  },
  {
    id: 'has-a-client-status-of-its-own',
    sentence: 'The record of a test client has the status sandbox.',
    patch: (rules) => changeRecord(rules, (record) => ({ ...record, info: { ...record['info'], status: 'sandbox' } })),
  },
  {
    id: 'shows-every-client-as-live',
    sentence: 'The record of every client has the status live.',
    patch: (rules) => changeRecord(rules, (record) => ({ ...record, info: { ...record['info'], status: 'live' } })),
  },
  {
    id: 'counts-customers-in-words',
    sentence: 'customers.total is a string.',
    patch: (rules) => changeRecord(rules, (record) => ({ ...record, customers: { total: 'many' } })),
  },
  {
    id: 'counts-active-logins-in-words',
    sentence: 'logins.active is a string.',
    patch: (rules) => changeRecord(rules, (record) => ({ ...record, logins: { ...record['logins'], active: 'some' } })),
  },
  {
    id: 'counts-what-does-not-exist',
    sentence: 'Counters of logins that are 0 are shown instead of left out.',
    patch(rules) {
      rules.clientInfo.shown = () => true
    },
  },
  {
    id: 'counts-no-active-logins',
    sentence: 'logins has no counter of active logins.',
    patch(rules) {
      const { count } = rules.clientInfo
      rules.clientInfo.count = (logins, status) => (status === 'active' ? 0 : count(logins, status))
    },
  },
  {
    id: 'counts-a-login-too-many',
    sentence: 'logins.total is one more than the sum of the counters.',
    patch(rules) {
      const { total } = rules.clientInfo
      rules.clientInfo.total = (logins) => total(logins) + 1
    },
  },
  {
    id: 'counts-customers-once',
    sentence: 'customers.total stays at 1.',
    patch: (rules) => changeRecord(rules, (record) => ({ ...record, customers: { total: 1 } })),
  },
  {
    id: 'refuses-app-keys-their-record-as-pending',
    sentence: 'A client that may not read its record is refused with ClientPending.',
    patch(rules) {
      changeAnswers(rules, (answer, body) =>
        answer.version === 'v3' && answer.route === 'client/info' && body.error_class === 'AppsRestricted'
          ? { json: { ...body, error_class: 'ClientPending' } }
          : {},
      )
    },
  },
]
