import type { ContractStory } from '../story/run-story-model.ts'
import { shorten } from '../../core/shorten.ts'
import { mismatchGroups, mismatchPlace } from './mismatch-groups.ts'

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
