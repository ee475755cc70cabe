import { check } from '../../../harness/checks/answers/check.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { demandSent, demandAnswered } from '../../../harness/checks/answers/demands.ts'
import { outcomeWithCodes, codesOf } from '../../../harness/checks/answers/messages.ts'
import { demandProven } from './refused-with.ts'

/**
 * Whether some method of several that hardly any server has on one path is refused as unsupported. A server may have one
 * of them; none that it has not may come to anything but 405 SERVICE_INVALID, so one such refusal is enough, and needed.
 * That another one is not called unknown at the same path only follows: a method that the server has may name nothing there.
 * Source: Open-finance errors.
 */
export const methodUnsupported = check((control: Exchange | undefined, answers: readonly Exchange[]) => {
  demandSent(control && answers.length > 0)
  demandProven(control)
  demandAnswered(answers)
  const evidence = [control, ...answers]
  const seen = answers.map((answer) => `${answer.request.method}: ${outcomeWithCodes(answer)}`)
  const right = answers.some((answer) => answer.answer?.status === 405 && codesOf(answer).includes('SERVICE_INVALID'))
  const lost = answers.find((answer) => answer.answer?.status === 404)
  if (right && lost) {
    const wanted = `405 SERVICE_INVALID for ${lost.request.method} too, since the path takes other methods`
    return { ...differs({ wanted, got: outcomeWithCodes(lost) }, [control, lost]), atMost: 'implied' }
  }
  if (right) return holds(evidence, answers.length, 'method')
  return differs({ wanted: '405 SERVICE_INVALID for at least one of them', got: seen.join('; ') }, evidence)
})
