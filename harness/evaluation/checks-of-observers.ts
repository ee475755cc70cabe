import { readRequirements } from '../../requirements/read-requirements.ts'
import { observers, whereOfObserver } from '../observers/all.ts'
import { idsOf } from '../observers/rules-observed.ts'
import { nameOfObserver } from './decide-observers.ts'

/** Observers as checks, with the rules that only observers decide. */
export function checksOfObservers(): Array<{ name: string; title: string; where: string; requirements: string[] }> {
  const shown = new Set(readRequirements().flatMap(({ id, shownBy }) => (shownBy ? [id] : [])))
  return observers().map((observer) => ({
    name: nameOfObserver(observer),
    title: observer.title,
    where: whereOfObserver(observer),
    requirements: idsOf(observer).filter((id) => shown.has(id)),
  }))
}
