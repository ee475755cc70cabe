import type { Rules } from '../../world/rules.ts'
import { changeAnswers, refusalOf } from './change-answers.ts'

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
