import { isFields } from '../../../core/fields.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { hasDetails } from '../../checks/logins/holder-info.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { observerOf } from '../answer-rules.ts'
import type { Memory } from '../memory.ts'
import { idOf, showing, placeOf, type ShownRecord } from '../records-in.ts'
import type { Sighting } from '../sighting.ts'

/** A login whose last fetch was for its holder too shows some of the holder, after whichever change. */
export const observer = observerOf(
  'holder-after-fetch',
  'A fetch for the holder leaves details of the holder',
  [
    {
      decide: (sighting, memory) => {
        const all = sighting.records.flatMap((record) => showsHolder(sighting, record, memory) ?? [])
        return all.find(({ finding }) => finding === 'broken') ?? all[0]
      },
    },
  ],
  { concerns: showing('login') },
)

/** Undefined where the login shows no holder, the fetch was for something else, or the provider may have no holders. */
function showsHolder({ owner, exchange }: Sighting, record: ShownRecord, memory: Memory): Judgement | undefined {
  const { kind, row, isKnown } = record
  const { holder_info: holder, last_attempt: attempt } = row
  if (kind !== 'login' || isKnown || !isFields(holder) || !isFields(attempt) || !hasFetchedHolder(attempt))
    return undefined
  const provider = memory.viewOf(idOf(row['provider_id']) ?? '', owner, 'provider')
  const details = provider?.row['holder_info']
  if (!provider || !Array.isArray(details) || details.length === 0) return undefined
  const evidence = [provider.exchange, exchange]
  const place = `${placeOf(record)}.holder_info`
  if (hasDetails(holder)) return holds(evidence)
  return differs({ wanted: 'details of the holder', got: 'none', place }, evidence)
}

function hasFetchedHolder({ finished, success_at, fetch_scopes: scopes }: Row): boolean {
  return finished === true && typeof success_at === 'string' && Array.isArray(scopes) && scopes.includes('holder_info')
}
