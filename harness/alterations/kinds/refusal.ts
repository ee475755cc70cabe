import type { ReceivedAnswer } from '../../../core/exchange.ts'
import { withJson } from '../kit/altered-answer.ts'
import { changedAt, type Path, valueAt } from '../../../faults/places.ts'

/** The place of the error class in each form of error body. */
const classPaths: readonly Path[] = [['error_class'], ['error', 'class'], ['apiClientMessages', '[]', 'code']]

/** The class of a refusal; undefined where it shows none. */
export function classOf({ json }: ReceivedAnswer): string | undefined {
  return classPaths.map((path) => valueAt(json, path)).find((word) => typeof word === 'string')
}

export function withClass(answer: ReceivedAnswer, word: string): ReceivedAnswer {
  const path = classPaths.find((one) => typeof valueAt(answer.json, one) === 'string')
  if (!path) return answer
  const json = changedAt(answer.json, path, () => word)
  return json === undefined ? answer : withJson(answer, json)
}
