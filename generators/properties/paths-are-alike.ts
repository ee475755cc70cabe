import type { Draft, Send } from '../../harness/client/draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import { outcomeOf } from '../../harness/checks/answers/answer.ts'
import { crowdedOut } from '../../harness/checks/answers/crowded-out.ts'
import { refusedControl } from '../../harness/checks/answers/refused-as.ts'
import { sameOutcome } from '../../harness/checks/answers/same-outcome.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { createFields, createFieldsEdges, type CreateFields } from '../arbitraries/create-fields.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'
import { freeDrafts } from '../free-drafts.ts'

/**
 * For every body, creating a login has the same outcome by both paths: one class where it is refused, one shape where it
 * is accepted. The makers give a good request by each path, for a customer of its own.
 */
export function pathsAreAlike(
  send: Send,
  [byOne, byOther]: [() => Promise<Draft>, () => Promise<Draft>],
): Property<CreateFields> {
  let plain: Promise<Exchange> | undefined
  const sendOne = freeDrafts(send, byOne)
  const sendOther = freeDrafts(send, byOther, 'customer of the other path')
  return {
    arbitrary: createFields(),
    edges: createFieldsEdges,
    sideBySide: true,
    holds: async (fields) => {
      plain ??= byOne().then(send)
      const control = await plain
      const [, one] = await sendOne((free) => withData(free, fields))
      const [, other] = await sendOther((free) => withData(free, fields))
      const unjudgeable = refusedControl(control, [control]) ?? crowdedOut(one, [one]) ?? crowdedOut(other, [other])
      const judgement = unjudgeable ?? sameOutcome(one, other, { refusalsCount: true })
      return { label: outcomeOf(one), outcome: caseOutcome(one), judgement }
    },
    show: (fields) => JSON.stringify(fields, (_key, value: unknown) => (value === undefined ? 'left out' : value)),
  }
}
