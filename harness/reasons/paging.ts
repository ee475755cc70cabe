import { count } from './count.ts'

type Rows = { rows: number }
type Pages = { pages: number }

/** Lists and their pages: order, size, hand-over, and that each row comes once. */
export const paging = {
  'too-few-rows-to-order': ({ rows }: Rows) => `A list of ${count(rows, 'row')} has no order.`,
  'order-of-ids-unknown': () => 'Ids of this form have no order that can be checked.',

  'both-pages-empty': () => 'Both pages are empty.',
  'no-next-page-named': () => 'No page names a next page.',

  'list-as-large': ({ rows, claimed }: Rows & { claimed: number }) =>
    `Pagination shows ${count(rows, 'row')}, more than ${claimed}.`,
  'list-not-as-large': ({ rows, claimed }: Rows & { claimed: number }) =>
    `The list has ${count(rows, 'row')}, however it is requested. The profile gives it as one of more than ${claimed}; \`assay doctor\` counts them.`,
  'no-page-read': () => 'No page was read.',

  'page-size-differs': ({
    page,
    pages,
    rows,
    size,
    isLast,
  }: { page: number; isLast: boolean; size: number } & Rows & Pages) =>
    `Page ${page} of ${pages} holds ${count(rows, 'row')}; expected ${isLast ? 'at most ' : ''}${size}.`,
  'next-page-loses-size': ({ size, rows }: { size: number } & Rows) =>
    `The page behind next_page holds ${count(rows, 'row')}; expected ${size}, the size of the first page.`,
  'second-page-is-last': ({ rows }: Rows) =>
    `The second page is the last one, with ${count(rows, 'row')}, so it shows no page size.`,
  'list-too-short-for-size': ({ size }: { size: number }) => `The list is too short to show a page size of ${size}.`,

  'one-sequence-only': () => 'One sequence of pages has nothing to compare with.',
  'no-sequence-of-pages': () => 'Every list fits on one page.',
  'page-size-keeps-rows': ({ sequences, rows }: { sequences: number } & Rows) =>
    `${sequences} page sizes show the same ${count(rows, 'row')} in the same order.`,

  'list-has-rows': ({ what, rows }: { what: string } & Rows) => `The list of ${what} has ${count(rows, 'row')}.`,
  'list-is-empty': ({ what }: { what: string }) => `The list of ${what} is empty.`,
  'control-list-is-empty': ({ what }: { what: string }) =>
    `The list of ${what} that was to show rows is empty, so an empty one proves nothing.`,

  'no-id-to-look-for': () => 'There is no id to look for.',
  'list-goes-on': ({ pages }: Pages) =>
    `The list is longer than the ${count(pages, 'page')} that ${pages === 1 ? 'was' : 'were'} read.`,
  'row-not-once': ({ id, times, rows }: { id: string; times: number } & Rows) =>
    `The list shows the row ${id} ${count(times, 'time')} among ${count(rows, 'row')}; expected once.`,
} as const
