import { check } from '../answers/check.ts'
import { demandShown, demandKnown, demandAccepted, demandSome } from '../answers/demands.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { dataOf, isRow, type Row } from '../answers/answer.ts'
import { newestStage as newestIn } from './attempt-view.ts'

function newestStage(exchange: Exchange): Row | undefined {
  const attempt = dataOf(exchange)
  return isRow(attempt) ? newestIn(attempt) : undefined
}

/**
 * Whether an attempt that needs its user's input comes to the stage interactive and stays there unanswered. `reached` is
 * what was seen until it did or ended, `later` what was seen after a while.
 * Source: States and transitions.
 */
export const waitsAtInteractive = check((reached: readonly Exchange[], later: readonly Exchange[]) => {
  const evidence = [...reached, ...later]
  const last = reached.at(-1)
  demandAccepted(evidence, 'attempt')
  demandSome(last && later.length > 0, 'later stage')
  const left = [last, ...later].find((exchange) => newestStage(exchange)?.name !== 'interactive')
  if (left === undefined) return holds(evidence)
  const name = newestStage(left)?.name
  const stage = name === undefined ? 'no stage' : `the stage ${String(name)}`
  const wanted = 'the stage interactive until it is answered'
  return differs({ wanted, got: stage, place: 'data.last_stage.name' }, [last, left])
})

/**
 * Whether an attempt that waits for its user shows what its page would: interactive_html of its stage is not null. A stage
 * without the field leaves the rule untested. Source: Attempt (version 4), table of the stage object.
 */
export const waitingShowsHtml = check((attempt: Exchange) => {
  demandAccepted([attempt], 'attempt')
  const stage = newestStage(attempt)
  const html = stage?.name === 'interactive' ? stage.interactive_html : undefined
  demandShown(html !== undefined, 'interactive_html', 'the waiting stage')
  if (html !== null) return holds([attempt])
  return differs({ wanted: 'a string', got: 'null', place: 'data.last_stage.interactive_html' }, [attempt])
})

/**
 * Whether the fields that a waiting stage names are interactive fields of its provider. A stage that names none leaves
 * the rule untested; a provider that cannot be read is inconclusive.
 */
export const namesProviderFields = check((attempt: Exchange, provider: Exchange) => {
  const evidence = [provider, attempt]
  demandAccepted(evidence, 'attempt')
  const detail = dataOf(provider)
  const fields = isRow(detail) && Array.isArray(detail.interactive_fields) ? detail.interactive_fields : undefined
  demandKnown(fields, 'interactive_fields', 'the provider', evidence)
  const names = newestStage(attempt)?.interactive_fields_names
  const isNaming = Array.isArray(names) && names.length > 0
  demandShown(isNaming, 'interactive_fields_names', 'the waiting stage', evidence)
  const known = fields.filter(isRow).map(({ name }) => name)
  const other: unknown = names.find((name) => !known.includes(name))
  if (other === undefined) return holds(evidence)
  const got = jsonOrNothing(other)
  const difference = { wanted: `one of ${known.join(', ')}`, got, place: 'data.last_stage.interactive_fields_names' }
  return differs(difference, evidence)
})
