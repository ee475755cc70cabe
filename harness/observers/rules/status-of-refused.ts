import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf } from '../../checks/answers/answer.ts'
import { observerOf } from '../answer-rules.ts'
import { sentData } from '../changes.ts'
import type { Memory } from '../memory.ts'
import type { Sighting } from '../sighting.ts'

/** The classes that refuse a provider for its status. ProviderUnavailable may be of another cause. */
const ofStatus = new Set(['ProviderDisabled', 'ProviderInactive'])
/** For each run, the last status of a provider and the answer that showed it, by owner and code. */
const shown = new WeakMap<Memory, Map<string, { status: unknown; exchange: Exchange }>>()

/** A provider that is refused for its status does not show that it is active, alone or in a list. */
export const observer = observerOf(
  'status-of-refused',
  'A provider that is refused for its status is not shown as active',
  [{ decide: (sighting, memory) => notActive(sighting, memory) }],
)

function notActive({ owner, records, exchange }: Sighting, memory: Memory): Judgement | undefined {
  const known = shown.get(memory) ?? new Map<string, { status: unknown; exchange: Exchange }>()
  shown.set(memory, known)
  for (const { kind, row } of records)
    if (kind === 'provider') known.set(`${owner} ${String(row['code'])}`, { status: row['status'], exchange })
  const refusedAs = errorClassOf(exchange) ?? ''
  const provider = ofStatus.has(refusedAs) && known.get(`${owner} ${String(sentData(exchange)['provider_code'])}`)
  if (!provider) return undefined
  const evidence = [provider.exchange, exchange]
  if (provider.status !== 'active') return holds(evidence)
  return differs(
    { wanted: `another status, since it is refused with ${refusedAs}`, got: 'active', place: 'status' },
    evidence,
  )
}
