import type { RequirementStory } from '../../story/run-story-model.ts'

/** Whether the checks of a requirement failed on faults in the server or in its recorded answers. */
export type FaultMark = 'shown' | 'not-shown'

/** How the report marks that: a sign, a word, and the word's meaning. */
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

/** Undefined for a requirement without faults. */
export function faultMarkOf({ shown }: Pick<RequirementStory, 'shown'>): FaultMark | undefined {
  if (!shown) return undefined
  return shown.alteration === undefined ? 'not-shown' : 'shown'
}
