import type { ContractStory } from '../story/run-story-model.ts'
import { shorten } from '../../core/shorten.ts'
import type { ContractMismatch } from '../../core/journal-events.ts'
import { kindOf, placePattern } from '../story/failure-causes.ts'

/** The mismatches of an interaction, a line per kind of difference; its reason when nothing was compared. */
export function mismatchText({ mismatches, reason, states, pact }: ContractStory): string {
  const lines = mismatchGroups(mismatches).map((group) => {
    const { wanted, got, words } = group
    const difference = wanted === undefined ? words : `${words} (the pact expects ${wanted}, got ${got ?? 'nothing'})`
    return `${mismatchPlace(group)}: ${shorten(difference, 600)}`
  })
  return [
    ...(lines.length > 0 ? lines.slice(0, 40) : [shorten(reason, 2000)]),
    ...(states.length > 0 ? [`given   ${states.join(', and ')}`] : []),
    `pact    ${pact}`,
  ].join('\n')
}

/** The first of several equal mismatches at the same kind of place. */
export interface MismatchGroup extends ContractMismatch {
  more: number
}

/** The mismatches of an answer, one per kind of difference and of place: a hundred wrong ids are one. */
export function mismatchGroups(mismatches: readonly ContractMismatch[]): MismatchGroup[] {
  const groups = Map.groupBy(mismatches, ({ kind, place, wanted, got, words }) =>
    JSON.stringify([kind, placePattern(place ?? ''), ...[words, wanted, got].map((text) => kindOf(text))]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ ...first, more: others.length }] : []))
}

/** The place of a mismatch, and the number of similar places. */
export function mismatchPlace({ kind, place, more }: MismatchGroup): string {
  const at = kind === 'status' ? 'status' : `${kind === 'header' ? 'header ' : ''}${place ?? 'body'}`
  return more === 0 ? at : `${at} and ${more} more like ${placePattern(place ?? at)}`
}
