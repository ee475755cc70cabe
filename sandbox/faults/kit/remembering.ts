import type { Rules } from '../../world/rules.ts'
import { changeAnswers, refusalOf } from './change.ts'

/** Remembers the first value of each key and returns that from then on. */
export function firsts<Value>(): (key: unknown, value: Value) => Value {
  const known = new Map<unknown, Value>()
  return (key, value) => {
    if (!known.has(key)) known.set(key, value)
    return known.get(key) as Value
  }
}

/** Counts each key; returns how often it has come so far. */
export function counting(): (key: unknown) => number {
  const times = new Map<unknown, number>()
  return (key) => {
    const now = (times.get(key) ?? 0) + 1
    times.set(key, now)
    return now
  }
}

/** Whether the behaviour is wrong now for a subject and its owner. */
export type IsWrong = (subject: string, owner: string) => boolean

/** The conditions at the end of fault ids. */
const conditions: Readonly<Record<string, (rules: Rules) => IsWrong>> = {
  'when-repeated'() {
    const timesOf = counting()
    return (subject) => timesOf(subject) > 1
  },
  'when-of-a-second-owner'() {
    let first: string | undefined
    return (_subject, owner) => {
      first ??= owner
      return owner !== first
    }
  },
  'when-refused-before'(rules) {
    let refused = false
    changeAnswers({}, ({ status }) => {
      refused ||= status >= 400
      return {}
    })(rules)
    return () => refused
  },
}

export const times: readonly string[] = Object.keys(conditions)

/** Whether something is wrong under a condition; without a condition always. */
export function wrongAt(rules: Rules, time: string | undefined): IsWrong {
  return conditions[time ?? '']?.(rules) ?? (() => true)
}

/**
 * Carries requests out and refuses them nevertheless. Call the returned function during a request whose answer is to be
 * a refusal.
 */
export function refuseWhatWasDone(rules: Rules, errorClass: string): () => true {
  let pending = 0
  changeAnswers({}, (_answer, body) => {
    if (pending === 0) return {}
    pending -= 1
    return body.data === undefined ? {} : refusalOf(400, errorClass, 'this was refused')
  })(rules)
  return () => {
    pending += 1
    return true
  }
}
