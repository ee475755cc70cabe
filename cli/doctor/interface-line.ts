import { isSuccess } from '../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { outcomeOf } from './answer-words.ts'
import { ok, type DoctorLine, problem, warning } from '../../core/doctor-line.ts'

/** Whether a further interface that the profile claims is served, from its plainest list. */
export function interfaceLine(name: InterfaceName, exchange: Exchange): DoctorLine {
  const { url } = exchange.request
  if (!exchange.answer) return problem(name, `${url} gives no answer`, 'check why the server does not answer')
  if (isSuccess(exchange)) return ok(name, `${url} answers in ${Math.round(exchange.durationMs)} ms`)
  const said = `${url} is refused (${outcomeOf(exchange)})`
  // Where nobody's connections can be asked for, a refusal says that the route is there.
  if (url.includes('customer_id=0'))
    return warning(
      name,
      said,
      'give data.v6_connection, or customers of the main client, so that the doctor can check this interface',
    )
  return problem(name, said, 'remove the interface from target.interfaces, or check its keys')
}
