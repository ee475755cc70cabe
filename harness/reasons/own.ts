/** What the checks that a user adds say: in words of their own, since no code of theirs is known here. */
export const own = {
  'own-words': ({ words }: { words: string }) => words,
} as const
