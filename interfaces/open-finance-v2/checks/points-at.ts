import { check } from '../../../harness/checks/answers/check.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { noted, holds, differs } from '../../../core/judgement.ts'
import { demandAnswered, demand } from '../../../harness/checks/answers/demands.ts'
import { codesOf, outcomeWithCodes, blocksOf } from '../../../harness/checks/answers/messages.ts'
import { demandProven } from './refused-with.ts'

/**
 * Whether the refusal of a body with one wrong attribute names that attribute. The form of a path is open but for the
 * example of a JSON pointer, so any path in which the attribute's name stands will do; no path at all is allowed.
 * Source: Open-finance message block, path.
 */
export const pointsAt = check((pointer: string, control: Exchange, answer: Exchange) => {
  const evidence = [control, answer]
  demandProven(control, evidence)
  demandAnswered([answer])
  const isOfForm = codesOf(answer).includes('FORMAT_ERROR')
  demand(isOfForm, because('request-refused-otherwise', { outcome: outcomeWithCodes(answer) }))
  const paths = blocksOf(answer).flatMap(({ path }) => (typeof path === 'string' && path !== '' ? path : []))
  if (paths.length === 0) return noted(because('left-out', { what: 'path' }), evidence)
  const name = pointer.split('/').at(-1) ?? ''
  if (paths.some((path) => path.split(/[^\w-]+/).includes(name))) return holds(evidence)
  return differs({ wanted: pointer, got: paths.join(', '), place: 'apiClientMessages[0].path' }, evidence)
})
