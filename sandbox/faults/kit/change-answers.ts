import type { Answer } from '../../rules/wire/wire-rules.ts'
import type { Rules } from '../../world/rules.ts'

/** A body as a fault sees it; whichever of them the answer has. */
export interface Body {
  data?: unknown
  meta?: Record<string, unknown>
  error_class?: string
  [key: string]: unknown
}

/** Has every answer pass through `change` before its bytes are written. */
export function changeAnswers(rules: Rules, change: (answer: Answer, body: Body) => Partial<Answer>): void {
  const { answer } = rules.wire
  rules.wire.answer = (given) => {
    const made = answer(given)
    return { ...made, ...change(made, made.json as Body) }
  }
}

/** Has the body of every refusal pass through `change`. */
export function changeRefusals(rules: Rules, change: (body: Body, answer: Answer) => unknown): void {
  changeAnswers(rules, (answer, body) => (body.error_class === undefined ? {} : { json: change(body, answer) }))
}

/** Has the body of every accepted request pass through `change`. */
export function changeAccepted(rules: Rules, change: (body: Body) => unknown): void {
  changeAnswers(rules, (_answer, body) => (body.data === undefined ? {} : { json: change(body) }))
}

/** Has the meta of every paginated list pass through `change`. */
export function changeMeta(rules: Rules, change: (meta: Record<string, unknown>) => Record<string, unknown>): void {
  changeAccepted(rules, (body) => (body.meta && 'next_id' in body.meta ? { ...body, meta: change(body.meta) } : body))
}
