import { count, countThat } from './count.ts'

type Place = { place: string; wanted: string; got: string }

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
  'categories-alike': ({ compared }: { compared: number }) =>
    `${countThat(compared, 'transaction', 'has')} the same category with and without categorization; expected different ones.`,

  'own-categories-named': ({ transactions }: { transactions: number }) =>
    `${countThat(transactions, 'transaction', 'has')} a category of the client’s own, with code and name.`,
  'own-category-unnamed': ({ field, got }: { field: string; got: string }) =>
    `A transaction with a category of the client’s own has ${got} as ${field}; expected a text.`,
  'no-own-category': () => 'The target shows no category of the client’s own.',
  'no-transactions': () => 'There are no transactions to check.',

  'lessons-applied': ({ transactions }: { transactions: number }) =>
    `${countThat(transactions, 'later transaction', 'has')} the category that was taught.`,
  'lesson-not-applied': ({ wanted, got }: { wanted: string; got: string }) =>
    `A later transaction has the category ${got}; expected ${wanted}, which was taught for its description.`,
  'no-taught-description': ({ lessons }: { lessons: number }) =>
    `No later transaction has ${lessons === 1 ? 'the description that was taught' : `one of the ${lessons} descriptions that were taught`}.`,
  'category-follows': ({ category }: { category: string }) => `The description has the category ${category}.`,
  'taught-category-differs': ({ wanted, got }: { wanted: string; got: string }) =>
    `The description has the category ${got}; expected ${wanted}, which was taught.`,
  'removed-rule-applies': ({ wanted, got }: { wanted: string; got: string }) =>
    `The description has the category ${got} after its rule was removed; expected ${wanted}, as before.`,
  'taught-category-unseen': () => 'What was taught did not change the category, so its removal shows nothing.',
  'learned-is-false': () => 'The target answered with learned false.',
  'daily-limit-spent': () => 'The client has used up the transactions that it may categorize today.',

  'entries-differ-in-number': ({ items, entries }: { items: number; entries: number }) =>
    `The answer has ${count(entries, 'entry', 'entries')}; expected ${items}, one for each item.`,
  'entry-differs': ({ place, wanted, got }: Place) => `The answer shows ${got} at ${place}; expected ${wanted}.`,
  'entries-as-documented': ({ entries }: { entries: number }) =>
    `${countThat(entries, 'entry', 'is', 'entries')} as documented.`,
  'no-good-item': () => 'No item of the batch is good, so no category is expected.',
  'nothing-echoed': ({ fields }: { fields: readonly string[] }) =>
    `No entry of the answer shows ${fields.join(', ')}, which the documents do not demand.`,
  'batch-refused': ({ outcome }: { outcome: string }) =>
    `The target refused the whole batch: ${outcome}; expected an entry for each item.`,
  'plain-item-invalid': () => 'The target does not accept an item without a flaw either, so this proves nothing.',
  'item-as-expected': ({ kind }: { kind: string }) => `The target treats the item as ${kind}.`,
  'item-differs': ({ kind, wanted, got }: { kind: string; wanted: string; got: string }) =>
    `The target does not treat the item as ${kind}: it shows ${got}; expected ${wanted}.`,

  'tree-complete': ({ tree, parents }: { tree: string; parents: number }) =>
    `The ${tree} tree has ${count(parents, 'parent')} with all documented children.`,
  'tree-differs': ({ place, wanted, got }: Place) => `The tree shows ${got} at ${place}; expected ${wanted}.`,
  'parents-childless': ({ parents }: { parents: readonly string[] }) =>
    `${parents.join(', ')} ${parents.length === 1 ? 'has' : 'have'} no children.`,
  'tree-has-documented-codes': ({ tree }: { tree: string }) => `The ${tree} tree has documented codes only.`,

  'dropped-codes-listed': ({ tree, codes, dropped }: { tree: string; codes: readonly string[]; dropped: number }) =>
    `The ${tree} tree lists ${codes.join(', ')}; expected none of ${count(dropped, 'code')} that this version dropped.`,
  'dropped-codes-gone': () => 'The trees list no code that this version dropped.',
  'moved-code-misplaced': ({ code, parent, got }: { code: string; parent: string; got: string }) =>
    `The category ${code} is under ${got}; expected ${parent} alone, its parent in this version.`,
  'moved-codes-placed': ({ codes }: { codes: number }) =>
    `${countThat(codes, 'code', 'is', 'codes')} under the new parent alone.`,
  'personal-trees-differ': ({ parent, wanted, got }: { parent: string; wanted: string; got: string }) =>
    `The personal tree shows ${got} for ${parent}; expected ${wanted}, as in the other version.`,
  'personal-trees-agree': ({ parents }: { parents: number }) =>
    `${count(parents, 'parent')} of the personal trees agree in both versions.`,
  'tree-missing': () => 'One of the trees is missing or empty, which another rule checks.',

  'stopped-by-limit': ({ accepted, batches }: { accepted: number; batches: number }) =>
    `The target accepted ${accepted} of ${count(batches, 'batch', 'batches')} and then stopped the client.`,
  'not-stopped-by-limit': ({ batches }: { batches: number }) =>
    `The target accepted ${count(batches, 'batch', 'batches')} of a pending client in a day; expected CategorizationLimitReached.`,
  'client-stopped-by-day': ({ outcome, client }: { outcome: string; client: string }) =>
    `The target stopped a ${client} client by the limit of the day: ${outcome}; expected it to accept every batch.`,
  'batches-accepted': ({ batches }: { batches: number }) =>
    `The target accepted ${count(batches, 'batch', 'batches')}.`,

  'taught-nothing': ({ outcome }: { outcome: string }) =>
    `The target did not learn from the second client about a transaction of the main client: it answered ${outcome}.`,
  'taught-by-other-client': ({ outcome }: { outcome: string }) =>
    `The target learned from the second client about a transaction of the main client: it answered ${outcome}; expected a refusal, or learned false.`,
} as const
