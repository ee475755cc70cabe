import type { ContractStory } from '../story/run-story-model.ts'
import { shorten } from '../../core/shorten.ts'

/** What an interaction's answer lacks, a line each; its reason where nothing was compared. */
export function mismatchText({ mismatches, reason, states, pact }: ContractStory): string {
  const lines = mismatches.map(({ kind, place, wanted, got, words }) => {
    const at = kind === 'status' ? 'status' : `${kind === 'header' ? 'header ' : ''}${place ?? 'body'}`
    const difference = wanted === undefined ? words : `${words} (the pact expects ${wanted}, got ${got ?? 'nothing'})`
    return `${at}: ${shorten(difference, 600)}`
  })
  return [
    ...(lines.length > 0 ? lines.slice(0, 40) : [shorten(reason, 2000)]),
    ...(states.length > 0 ? [`given   ${states.join(', and ')}`] : []),
    `pact    ${pact}`,
  ].join('\n')
}
