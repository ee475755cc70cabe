import { isSuccess, metaOf, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { DoctorScene } from '../../../harness/actions/scene/interface-behaviour.ts'
import { Requests } from '../../../harness/actions/scene/requests.ts'
import type { Client } from '../../../harness/client/client.ts'
import type { PaymentProviderProfile } from '../../../harness/profile/profile.ts'
import { type DoctorLine, ok, problem } from '../../../core/doctor-line.ts'
import { listPaymentProviders } from './drafts.ts'

type Row = Record<string, unknown>
const mostPages = 20

/** Whether each payment provider that the profile names is in the list, and in the status that its purpose says. */
export async function* examineProviders({ profile, client, dialect }: DoctorScene): AsyncGenerator<DoctorLine> {
  const named = profile.data.payment_providers ?? []
  if (named.length === 0) return
  const rows = await listed(client, new Requests(dialect))
  // Why the list is refused, the line of the client says.
  if (rows) for (const one of named) yield paymentProviderLine(one, rows)
}

/** The rows of all pages of the list; undefined where one is refused. */
async function listed(client: Client, requests: Requests): Promise<Row[] | undefined> {
  const rows: Row[] = []
  let from: Array<[string, string]> = []
  for (let page = 1; page <= mostPages; page += 1) {
    const exchange = await client.send(listPaymentProviders(requests, [['per_page', '1000'], ...from]))
    if (!isSuccess(exchange)) return undefined
    rows.push(...(rowsOf(exchange) ?? []))
    const next = metaOf(exchange)?.['next_id']
    if (typeof next !== 'string' && typeof next !== 'number') break
    from = [['from_id', String(next)]]
  }
  return rows
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
