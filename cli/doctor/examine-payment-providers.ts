import { isSuccess, metaOf, rowsOf } from '../../harness/checks/answers/answer.ts'
import type { PaymentProviderProfile } from '../../harness/profile/profile.ts'
import { type DoctorLine, ok, problem } from './doctor-line.ts'
import { type Examination, plainest } from './examination.ts'

type Row = Record<string, unknown>
const mostPages = 20

/** Whether each payment provider that the profile names is in the list, and in the status that its purpose says. */
export async function* examinePaymentProviders(
  examination: Pick<Examination, 'client' | 'dialect' | 'doctor' | 'profile'>,
): AsyncGenerator<DoctorLine> {
  const named = examination.profile.data.payment_providers ?? []
  if (named.length === 0) return
  const rows = await listed(examination)
  // Why the list is refused, the line of the client says.
  if (rows) for (const one of named) yield paymentProviderLine(one, rows)
}

/** The rows of all pages of the list; undefined where one is refused. */
async function listed(examination: Parameters<typeof examinePaymentProviders>[0]): Promise<Row[] | undefined> {
  const rows: Row[] = []
  let query: Array<[string, string]> = [['per_page', '1000']]
  for (let page = 1; page <= mostPages; page += 1) {
    const exchange = await examination.client.send(plainest(examination, { query }))
    if (!isSuccess(exchange)) return undefined
    rows.push(...(rowsOf(exchange) ?? []))
    const next = metaOf(exchange)?.['next_id']
    if (typeof next !== 'string' && typeof next !== 'number') break
    query = [
      ['per_page', '1000'],
      ['from_id', String(next)],
    ]
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
