import type { Exchange } from '../../../core/exchange.ts'
import { broken, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { because } from '../../../harness/reasons/because.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'

/**
 * Whether a Digest in the documented form is accepted. A refusal counts where the same request is accepted with its Digest
 * in another form: then nothing else of it can be wrong.
 * Source: Open-finance / Authentication, Digest rule.
 */
export function digestFormAccepted(right: Exchange, other?: { form: string; exchange: Exchange }): Judgement {
  const outcome = outcomeWithCodes(right)
  if (isSuccess(right)) return holds([right])
  if (!other) return inconclusive(because('request-refused-otherwise', { outcome }), [right])
  const { form, exchange } = other
  const difference = { wanted: 'SHA-256= and the hash in base64', got: `a Digest ${form}`, place: 'Digest' }
  const what = `The target refuses a Digest in the documented form (${outcome}) and accepts the same request with a Digest ${form}`
  return broken(what, difference, [exchange, right])
}
