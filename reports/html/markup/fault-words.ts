import type { RequirementStory } from '../../story/run-story-model.ts'

/** Whether faults that were given to the server, or to its recorded answers, made the checks of a requirement fail. */
export type FaultMark = 'shown' | 'not-shown'

/** How that is marked in the report: a sign, its word, and what the word means. */
export const faultWords: Record<FaultMark, { sign: string; word: string; meaning: string }> = {
  shown: {
    sign: '◆',
    word: 'shown able to fail',
    meaning: 'it holds, and with a fault given to this server, or to its recorded answers, it failed',
  },
  'not-shown': {
    sign: '◇',
    word: 'not shown able to fail',
    meaning: 'it holds, but no fault made it fail; its line says why',
  },
}

/** Undefined where the requirement was given no faults. */
export function faultMarkOf({ shown }: Pick<RequirementStory, 'shown'>): FaultMark | undefined {
  if (!shown) return undefined
  return shown.alteration === undefined ? 'not-shown' : 'shown'
}
