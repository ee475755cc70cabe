import type { Turn } from '../run/slot.ts'

const groupTag = /^group:(?<name>[a-z-]+)$/
const aloneTag = /^alone:(?<what>[a-z-]+)$/

/** A check's scheduling, from the tags of its scenario without the at sign. */
export function turnOf(tags: readonly string[]): Turn {
  const changes = tags.flatMap((tag) => aloneTag.exec(tag)?.groups?.['what'] ?? [])
  const alone = tags.includes('alone')
  return {
    alone: alone || changes.length > 0,
    groups: tags.flatMap((tag) => groupTag.exec(tag)?.groups?.['name'] ?? []),
    ...(!alone && changes.length > 0 && { changes }),
  }
}
