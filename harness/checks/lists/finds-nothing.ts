import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement, noted } from '../../../core/judgement.ts'
import { isSuccess, rowsOf } from '../answers/answer.ts'
import { refusedAs, refusedControl } from '../answers/refused-as.ts'

/**
 * Whether a list narrowed by an unknown id finds nothing: refused with one of the classes, or, as another
 * reading of a filter, an empty list, which is noted. Rows, and a refusal with another class, break the rule;
 * where the control lists nothing either, nothing follows.
 * Source: Account information / Errors.
 */
export function findsNothing(
  control: Exchange | undefined,
  answer: Exchange | undefined,
  classes: readonly string[],
): Judgement {
  const rows = answer && isSuccess(answer) ? rowsOf(answer) : undefined
  if (!answer || rows === undefined || rows.length > 0) return refusedAs(control, answer, classes)
  const evidence = control ? [control, answer] : [answer]
  const unjudgeable = refusedControl(control, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (control && rowsOf(control)?.length === 0) return inconclusive(because('control-lists-nothing'), evidence)
  return noted(because('unknown-id-lists-nothing'), evidence)
}
