import { answersWithLogin, answersWithNextRefresh } from '../../checks/logins/answers-with-login.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'

/** A rule about the answers to a request that changes a login, by any of its addresses. */
function of(point: string, request: string, check: typeof answersWithLogin): AnswerRule {
  return {
    point,
    decide: (met, memory) => {
      const { route, exchange } = met
      if (!route?.request.startsWith(request) || !isSuccess(exchange)) return undefined
      const [login, ...others] = new Set(memory.loginsOf(met))
      return login === undefined || others.length > 0 ? undefined : check(exchange, login)
    },
  }
}

/** An accepted change of a login returns this login, whether its path or its secret names it. */
export const observer = observerOf(
  'answered-login',
  'A change of a login is answered with that login',
  [
    of('reconnect', 'reconnect a login', answersWithLogin),
    of('interactive', 'answer an interactive step', answersWithLogin),
    of('refresh', 'refresh a login', answersWithNextRefresh),
  ],
  { concerns: ({ answer }) => typeof answer === 'object' && 'one' in answer && answer.one === 'login' },
)
