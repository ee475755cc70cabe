import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { dataInVersion3 } from './version-3.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

type Fields = Record<string, unknown>

function changeRecord(rules: Rules, change: (record: Record<string, Fields>) => Fields): void {
  dataInVersion3(rules, 'client/info', (data) => change(data as Record<string, Fields>))
}

export const version3ClientFaults: Fault[] = named({
  'counts-the-customers-of-every-client': {
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
  'counts-active-logins-in-words': {
    sentence: 'logins.active is a string.',
    patch: (rules) => changeRecord(rules, (record) => ({ ...record, logins: { ...record['logins'], active: 'some' } })),
  },
  'counts-no-active-logins': {
    sentence: 'logins has no counter of active logins.',
    patch: wrapRule('clientInfo.count', (rule, logins, status) => (status === 'active' ? 0 : rule(logins, status))),
  },
  'counts-a-login-too-many': {
    sentence: 'logins.total is one more than the sum of the counters.',
    patch: wrapRule('clientInfo.total', (rule, logins) => rule(logins) + 1),
  },
})
