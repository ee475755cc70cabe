/** Categories of transactions and the trees that they belong to. */
export const categories = {
  'categories-tell-tree': ({ judgement, telling, seen }: { judgement: string; telling: number; seen: number }) =>
    `${judgement} ${telling} of ${seen} categories ${telling === 1 ? 'is' : 'are'} in that tree alone.`,
} as const
