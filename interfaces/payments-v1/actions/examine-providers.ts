import { isSuccess, type Row, rowsOfAll } from '../../../harness/checks/answers/answer.ts'
import { followPages } from '../../../harness/actions/paging/follow-pages.ts'
import type { DoctorScene } from '../../../harness/actions/scene/interface-behaviour.ts'
import { Requests } from '../../../harness/actions/scene/requests.ts'
import type { PaymentProviderProfile } from '../../../harness/profile/profile.ts'
import { type DoctorLine, ok, problem } from '../../../core/doctor-line.ts'
import { listPaymentProviders } from './drafts.ts'

/** Whether each payment provider that the profile names is in the list, and in the status that its purpose says. */
export async function* examineProviders({ profile, client, dialect }: DoctorScene): AsyncGenerator<DoctorLine> {
  const named = profile.data.payment_providers ?? []
  if (named.length === 0) return
  const list = listPaymentProviders(new Requests(dialect), [['per_page', '1000']])
  const pages = await followPages((draft) => client.send(draft), list)
  // Why the list is refused, the line of the client says.
  if (pages.every(isSuccess)) for (const one of named) yield paymentProviderLine(one, rowsOfAll(pages))
}

/** What a list shows of a payment provider that the profile names. */
function paymentProviderLine({ purpose, code }: PaymentProviderProfile, rows: readonly Row[]): DoctorLine {
  const subject = `payment provider ${purpose}`
  const row = rows.find((one) => one['code'] === code)
  if (!row) return problem(subject, 'the server does not list it', 'check its code, or leave it out')
  const wanted = purpose === 'inactive' || purpose === 'disabled' ? purpose : 'active'
  const { status } = row
  if (typeof status === 'string' && status !== wanted && /^\w{1,40}$/.test(status))
    return problem(subject, `its status is ${status}, not ${wanted}`, 'choose another provider')
  return ok(subject, 'is listed')
}
