import { partsOfInterfaces } from '../../core/interface-parts.ts'
import type { Topic } from './because.ts'
import { catalogue } from './catalogue.ts'

/** The topics that interfaces bring: the `reasons` of their `checks/reasons.ts`. */
export function topicsOfInterfaces(): Topic[] {
  return partsOfInterfaces('checks/reasons').map(({ part }) => part['reasons'] as Topic)
}

/** The sentence of a code, of the catalogue or of an interface; undefined for a code that none has. */
export function sentenceOf(code: string): Topic[string] | undefined {
  const isIn = (topic: Topic) => Object.hasOwn(topic, code)
  return (isIn(catalogue) ? catalogue : topicsOfInterfaces().find(isIn))?.[code as never]
}
