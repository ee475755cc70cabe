import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from './change-answers.ts'
import type { Fault, FaultKind } from './fault.ts'

/** Whether the behaviour is wrong now for a subject and its owner. */
export type IsWrong = (subject: string, owner: string) => boolean

/** The conditions at the end of fault ids, with the kind of such a fault. */
const conditions: Readonly<Record<string, { kind: FaultKind; begin: (rules: Rules) => IsWrong }>> = {
  'when-repeated': {
    kind: 'second time',
    begin() {
      const times = new Map<string, number>()
      return (subject) => {
        times.set(subject, (times.get(subject) ?? 0) + 1)
        return (times.get(subject) ?? 0) > 1
      }
    },
  },
  'when-of-a-second-owner': {
    kind: 'second owner',
    begin() {
      let first: string | undefined
      return (_subject, owner) => {
        first ??= owner
        return owner !== first
      }
    },
  },
  'when-refused-before': {
    kind: 'state',
    begin(rules) {
      let refused = false
      changeAnswers({}, ({ status }) => {
        refused ||= status >= 400
        return {}
      })(rules)
      return () => refused
    },
  },
}

export const times: readonly string[] = Object.keys(conditions)

/** The kind of a fault that is wrong under a condition. */
export function kindOf(time: string | undefined): Pick<Fault, 'kind'> {
  const { [time ?? '']: condition } = conditions
  return condition ? { kind: condition.kind } : {}
}

/** Whether something is wrong under a condition; without a condition always. */
export function wrongAt(rules: Rules, time: string | undefined): IsWrong {
  return conditions[time ?? '']?.begin(rules) ?? (() => true)
}
