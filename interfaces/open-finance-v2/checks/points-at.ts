import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement, noted } from '../../../core/judgement.ts'
import { transportErrorIn } from '../../../harness/checks/answers/answer.ts'
import { blocksOf, codesOf, outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { unprovenBy } from './refused-with.ts'

/**
 * Whether the refusal of a body with one wrong attribute names that attribute. The form of a path is open but for the
 * example of a JSON pointer, so any path in which the attribute's name stands will do; no path at all is allowed.
 * Source: Open-finance message block, path.
 */
export function pointsAt(pointer: string, control: Exchange, answer: Exchange): Judgement {
  const evidence = [control, answer]
  const doubt = unprovenBy(control) ?? transportErrorIn([answer])
  if (doubt) return { ...doubt, evidence }
  if (!codesOf(answer).includes('FORMAT_ERROR'))
    return inconclusive(
      `The target did not refuse the body with FORMAT_ERROR: it answered ${outcomeWithCodes(answer)}`,
      evidence,
    )
  const paths = blocksOf(answer).flatMap(({ path }) => (typeof path === 'string' && path !== '' ? path : []))
  if (paths.length === 0) return noted('The message blocks name no path, and the documents do not demand one', evidence)
  const name = pointer.split('/').at(-1) ?? ''
  if (paths.some((path) => path.split(/[^\w-]+/).includes(name))) return holds(evidence)
  return differs({ wanted: pointer, got: paths.join(', '), place: 'apiClientMessages[0].path' }, evidence)
}
