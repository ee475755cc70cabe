import type { Patch } from './change-rule.ts'
import { type Fields, changeAnswers } from './change-answers.ts'

/** Repeats the earlier value of a field when a request was refused in between. */
export function repeatAfterRefusal(route: string, field: string): Patch {
  return (rules) => {
    let [isRefused, before] = [false, undefined as unknown]
    changeAnswers({ route }, (_answer, body) => {
      const data = body.data as Fields | undefined
      const shown = data && isRefused && before !== undefined ? { ...data, [field]: before } : data
      isRefused = data === undefined
      before = data?.[field] ?? before
      return data ? { json: { ...body, data: shown } } : {}
    })(rules)
  }
}
