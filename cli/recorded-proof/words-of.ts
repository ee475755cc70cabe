import type { CheckDecided } from '../../core/journal-events.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'

/**
 * Words that say what requirements are about, each in the singular and as a participle too: of their rows, of the steps of the check that
 * evaluates them, and of the facts of what it found, such as `customer_id`.
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
