import { dataOf, isSuccess } from '../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import { controlOffers, type Profile } from '../../harness/profile/profile.ts'
import { outcomeOf } from './answer-words.ts'
import { ok, problem, warning, type DoctorLine } from '../../core/doctor-line.ts'

/** Whether the control port answers and offers what the profile says, from a GET of its root. */
export function controlLine(control: NonNullable<Profile['control']>, exchange: Exchange): DoctorLine {
  const subject = 'control port'
  if (!isSuccess(exchange)) {
    return problem(
      subject,
      `gives ${outcomeOf(exchange)}`,
      'check control.base_url and control.token, or leave control out',
    )
  }
  const offers = (dataOf(exchange) as { offers?: unknown } | null | undefined)?.offers
  if (!Array.isArray(offers)) return warning(subject, 'does not list what it offers', 'see docs/control-port.md')
  const lacking = control.offers.filter((offer) => !offers.includes(offer))
  if (lacking.length > 0) {
    return problem(subject, `does not offer ${lacking.join(', ')}`, 'remove that from control.offers')
  }
  const unused = controlOffers.filter((offer) => offers.includes(offer) && !control.offers.includes(offer))
  if (unused.length > 0) return warning(subject, `also offers ${unused.join(', ')}`, 'add that to control.offers')
  return ok(subject, `offers ${control.offers.join(', ')}`)
}
