import type { Turn } from '../run/lanes.ts'

const groupTag = /^group:(?<name>[a-z-]+)$/

/** What the tags of a scenario, without their at signs, say of the checks beside it. */
export function turnOf(tags: readonly string[]): Turn {
  return {
    alone: tags.includes('alone'),
    groups: tags.flatMap((tag) => groupTag.exec(tag)?.groups?.['name'] ?? []),
  }
}
