import type { CheckDecided } from '../../core/journal-events.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'

/**
 * Words about requirements, in singular and participle forms: from their rows, the steps of their check, and the facts
 * of its findings, such as `customer_id`.
 */
export function wordsOf(ids: ReadonlySet<string>, decided: CheckDecided | undefined): ReadonlySet<string> {
  const rows = readRequirements().filter(({ id }) => ids.has(id))
  const own = (decided?.judgements ?? []).filter(({ requirement }) => ids.has(requirement))
  const texts = [
    ...rows.map(({ id, text, note = '' }) => `${id} ${text} ${note}`),
    ...(decided?.steps ?? []),
    ...own.flatMap(({ facts = {} }) =>
      Object.values(facts)
        .flat()
        .filter((fact) => typeof fact === 'string'),
    ),
  ]
  const words = texts.flatMap((text) => text.split(/[^\w]+/))
  const singular = words.map((word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'))
  const participles = singular.flatMap((word) => (word.endsWith('e') ? [`${word}d`] : []))
  return new Set([...words, ...singular, ...participles])
}
