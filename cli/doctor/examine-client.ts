import type { Exchange } from '../../core/exchange.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { plainest, type Examination } from './examination.ts'
import { alterSignatureBytes } from '../../harness/client/alter.ts'
import type { ClientProfile } from '../../harness/profile/profile.ts'
import { clientLine, signatureLine, unsignedLine } from './client-lines.ts'
import { problem, type DoctorLine } from '../../core/doctor-line.ts'

/** Checks a client: its keys, its status, whether a live one must sign, and its key pair. */
export async function* examineClient(one: ClientProfile, examination: Examination): AsyncGenerator<DoctorLine> {
  const { client } = examination
  const as = one.purpose
  const lineOf = (exchange: Exchange) => clientLine(one, exchange, examination.doctor.list(examination.profile).name)
  const mustSign = one.status === 'live'
  // A key that is too short exists to be refused.
  const signs = one.private_key !== undefined && as !== 'weak'
  if (mustSign && !signs) {
    yield problem(`client ${as}`, 'is live but has no private key', 'give private_key_file: it must sign every request')
    return
  }
  if (!mustSign) yield lineOf(await client.send(plainest(examination, { as, signing: 'unsigned' })))
  if (!signs || (one.status !== 'test' && !mustSign)) return
  const prepared = await client.prepare(plainest(examination, { as, signing: 'signed' }))
  const signed = await client.sendPrepared(prepared)
  if (mustSign) yield lineOf(signed)
  const corrupted = isSuccess(signed) ? await client.sendPrepared(alterSignatureBytes(prepared)) : undefined
  yield signatureLine(one, signed, corrupted)
  if (mustSign) yield unsignedLine(one, await client.send(plainest(examination, { as, signing: 'unsigned' })))
}
