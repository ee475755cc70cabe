import { count, countThat } from './count.ts'

/** Categories of transactions, the trees that they belong to, and what is taught of them. */
export const categories = {
  'categories-of-one-tree': ({
    judgement,
    distinguishing,
    seen,
  }: {
    judgement: string
    distinguishing: number
    seen: number
  }) =>
    `${judgement} ${distinguishing} of ${count(seen, 'category', 'categories')} ${distinguishing === 1 ? 'is' : 'are'} in that tree alone.`,
  'categories-in-both-trees': ({ seen }: { seen: number }) =>
    `${countThat(seen, 'category', 'is', 'categories')} in both trees, so nothing shows which tree was used.`,
  'no-common-description': () => 'The two lists have no description of a categorized transaction in common.',
  'one-category-for-all': () =>
    'All descriptions have one category, so nothing shows that transactions are categorized.',
  'categories-differ': ({ differ, compared }: { differ: number; compared: number }) =>
    `${differ} of ${count(compared, 'transaction')} with a common description ${differ === 1 ? 'has' : 'have'} a different category.`,

  'no-own-category': () => 'The target shows no category of the client’s own.',
  'no-transactions': () => 'There are no transactions to check.',

  'no-taught-description': ({ lessons }: { lessons: number }) =>
    `No later transaction has ${lessons === 1 ? 'the description that was taught' : `one of the ${lessons} descriptions that were taught`}.`,
  'taught-category-differs': ({ wanted, got }: { wanted: string; got: string }) =>
    `The description has the category ${got}; expected ${wanted}, which was taught.`,
  'removed-rule-applies': ({ wanted, got }: { wanted: string; got: string }) =>
    `The description has the category ${got} after its rule was removed; expected ${wanted}, as before.`,
  'taught-category-unseen': () => 'What was taught did not change the category, so its removal shows nothing.',
  'daily-limit-spent': () => 'The client has used up the transactions that it may categorize today.',

  'no-good-item': () => 'No item of the batch is good, so no category is expected.',
  'nothing-echoed': ({ fields }: { fields: readonly string[] }) =>
    `No entry of the answer shows ${fields.join(', ')}, which the documents do not demand.`,
  'plain-item-invalid': () => 'The target does not accept an item without a flaw either, so this proves nothing.',

  'parents-childless': ({ parents }: { parents: readonly string[] }) =>
    `${parents.join(', ')} ${parents.length === 1 ? 'has' : 'have'} no children.`,

  'tree-missing': () => 'One of the trees is missing or empty, which another rule checks.',

  'stopped-by-limit': ({ accepted, batches }: { accepted: number; batches: number }) =>
    `The target accepted ${accepted} of ${count(batches, 'batch', 'batches')} and then stopped the client.`,

  'taught-nothing': ({ outcome }: { outcome: string }) =>
    `The target did not learn from the second client about a transaction of the main client: it answered ${outcome}.`,
} as const
