import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, transportErrorIn } from '../../../harness/checks/answers/answer.ts'
import { codesOf, outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { isPage } from './refused-with.ts'

const ofOtherStates = ['CONSENT_INVALID', 'CONSENT_EXPIRED']

/**
 * Whether a consent that the control port made valid is not refused with a code of consents that are not. Another refusal says
 * nothing of the consent. Source: Open-finance errors.
 */
export function notCalledInvalid(answer: Exchange): Judgement {
  const outcome = outcomeWithCodes(answer)
  if (codesOf(answer).some((code) => ofOtherStates.includes(code))) {
    const wanted = `neither ${ofOtherStates.join(' nor ')}, since the consent is authorised, not revoked and not past its validTo`
    return differs({ wanted, got: outcome, place: 'apiClientMessages[0].code' }, [answer])
  }
  if (isSuccess(answer) && !isPage(answer)) return held(because('request-accepted', { outcome }), [answer])
  return transportErrorIn([answer]) ?? inconclusive(because('request-refused-otherwise', { outcome }), [answer])
}
