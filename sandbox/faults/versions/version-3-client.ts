import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { dataInVersion3 } from './version-3.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Fields = Record<string, unknown>

function changeRecord(rules: Rules, change: (record: Record<string, Fields>) => Fields): void {
  dataInVersion3(rules, 'client/info', (data) => change(data as Record<string, Fields>))
}

export const version3ClientFaults: Fault[] = faultsNamed({
  'counts-the-customers-of-every-client'(rules) {
    let made = 0
    changeAnswers(rules, ({ route, status }) => {
      if (route === 'customers/create' && status === 200) made += 1
      return {}
    })
    changeRecord(rules, (record) => ({ ...record, customers: { total: made } }))
  },
  'counts-active-logins-in-words': (rules) =>
    changeRecord(rules, (record) => ({ ...record, logins: { ...record['logins'], active: 'some' } })),
  'counts-no-active-logins': wrapRule('clientInfo.count', (rule, logins, status) =>
    status === 'active' ? 0 : rule(logins, status),
  ),
  'counts-a-login-too-many': wrapRule('clientInfo.total', (rule, logins) => rule(logins) + 1),
})
