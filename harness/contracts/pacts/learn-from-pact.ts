import { isFields } from '../../../core/fields.ts'
import type { Masker } from '../../client/masking/mask.ts'
import { labelOf } from '../../client/masking/secret-fields.ts'
import type { Pact } from './pact.ts'

/** Shorter examples are words such as `any` and `string`, which every report contains. */
const shortest = 12

/** Learns the secrets in headers and bodies of a pact, because reports show them and they may be real ones. */
export function learnFromPact({ document }: Pact, masker: Pick<Masker, 'learn'>): void {
  const { interactions } = document
  const listed = Array.isArray(interactions) ? interactions.filter(isFields) : []
  for (const { headers, body } of listed.flatMap(({ request, response }) => [request, response].filter(isFields)))
    learn({ headers, body })

  function learn(value: unknown, label?: string): void {
    if (typeof value === 'string' && label !== undefined && value.length >= shortest) masker.learn(value, label)
    if (typeof value !== 'object' || value === null) return
    for (const [key, item] of Object.entries(value)) learn(item, label ?? labelOf(key))
  }
}
