import type { Exchange } from '../../../core/exchange.ts'
import { isFields } from '../../../core/fields.ts'
import { classNamed } from '../answers/answer.ts'

/** What a login's answer shows of its newest attempt. */
export interface AttemptView {
  id: string | undefined
  finished: boolean
  failed: boolean
  failErrorClass: string | undefined
  /** Name of the last stage, where the answer shows one. */
  stage: string | undefined
  /** The answer in which it was seen. */
  exchange: Exchange
}

type Fields = Record<string, unknown>

/** Reads the newest attempt from an answer that shows a login; undefined when it shows none. */
export function attemptIn(exchange: Exchange): AttemptView | undefined {
  const data = (exchange.answer?.json as { data?: Fields } | undefined)?.data
  const attempt = data?.['last_attempt']
  return isFields(attempt) ? attemptOf(attempt, exchange) : undefined
}

/** The same of an attempt, as an answer shows it. */
export function attemptOf(attempt: Fields, exchange: Exchange): AttemptView {
  const stage = newestStage(attempt)
  const { fail_at: failAt, fail_error_class: errorClass } = attempt
  const failed = typeof failAt === 'string' || typeof errorClass === 'string'
  return {
    id: attempt['id'] === undefined ? undefined : String(attempt['id']),
    finished: attempt['finished'] === true || failed || stage?.['name'] === 'finish',
    failed,
    failErrorClass: typeof errorClass === 'string' ? classNamed(errorClass, exchange) : undefined,
    stage: typeof stage?.['name'] === 'string' ? stage['name'] : undefined,
    exchange,
  }
}

/** The stage that an attempt came to last. */
export function newestStage({ last_stage: last, stages }: Fields): Fields | undefined {
  return isFields(last) ? last : Array.isArray(stages) ? stages.filter(isFields).at(-1) : undefined
}
