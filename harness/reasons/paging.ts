import { count } from './count.ts'

type Rows = { rows: number }
type Pages = { pages: number }

/** Lists and their pages: order, size, hand-over, and that each row comes once. */
export const paging = {
  'rows-ascend': ({ rows, pages }: Rows & Pages) =>
    `The ids of ${count(rows, 'row')} on ${count(pages, 'page')} ascend.`,
  'rows-out-of-order': ({ got, wanted }: { got: string; wanted: string }) =>
    `The list is not sorted by ascending id: it shows ${got}; expected ${wanted}.`,
  'too-few-rows-to-order': ({ rows }: Rows) => `A list of ${count(rows, 'row')} has no order.`,
  'order-of-ids-unknown': () => 'Ids of this form have no order that can be checked.',

  'next-id-starts-page': ({ pages }: Pages) =>
    `${count(pages, 'further page')} ${pages === 1 ? 'starts' : 'start'} with the next_id of the page before.`,
  'page-starts-elsewhere': ({ first, nextId }: { first?: string | undefined; nextId?: string | undefined }) =>
    `The page starts with ${first === undefined ? 'no row' : `id ${first}`}; expected ${nextId ?? 'meta.next_id'}, the next_id of the page before.`,
  'from-id-starts-page': ({ fromId }: { fromId: string }) => `The page from_id ${fromId} starts with that row.`,
  'from-id-not-inclusive': ({ first, fromId }: { first?: string | undefined; fromId: string }) =>
    `The page starts with ${first === undefined ? 'no row' : `id ${first}`}; expected ${fromId}, the row that from_id names.`,
  'both-pages-empty': () => 'Both pages are empty.',
  'next-page-equals-from-id': ({ rows }: Rows) =>
    `next_page and from_id with next_id lead to the same ${count(rows, 'row')}.`,
  'next-page-differs-from-id': ({ wanted, got }: { wanted: string; got: string }) =>
    `Following next_page gives ${got} where from_id with next_id gives ${wanted}.`,
  'next-page-refused': ({ outcome }: { outcome: string }) =>
    `The target refused the page that its own next_page names: ${outcome}.`,
  'next-page-absolute': () => 'next_page has a scheme or a host; expected a relative path.',
  'no-next-page-named': () => 'No page names a next page.',
  'next-page-relative': ({ pages }: Pages) => `next_page is a relative path on ${count(pages, 'page')}.`,

  'next-page-unnamed': ({ key, got }: { key: string; got: string }) =>
    `A page before the last does not name the next one: meta.${key} is ${got}.`,
  'next-pages-named': ({ pages }: Pages) =>
    `${count(pages, 'page')} before the last ${pages === 1 ? 'names' : 'name'} the next one.`,
  'list-as-large': ({ rows, claimed }: Rows & { claimed: number }) =>
    `Pagination shows ${count(rows, 'row')}, more than ${claimed}.`,
  'list-ends-early': ({ rows, further }: Rows & { further: string }) =>
    `The list ends after ${count(rows, 'row')}, but another request shows that it goes on, with ${further} for example.`,
  'list-not-as-large': ({ rows, claimed }: Rows & { claimed: number }) =>
    `The list has ${count(rows, 'row')}, however it is requested. The profile gives it as one of more than ${claimed}; \`assay doctor\` counts them.`,
  'large-list-ends': ({ rows, claimed }: Rows & { claimed: number }) =>
    `The list ends after ${count(rows, 'row')}; expected more than ${claimed}, as the profile says. No other request shows where it ends.`,
  'no-page-read': () => 'No page was read.',
  'pages-end': ({ pages }: Pages) => `The list ends after ${count(pages, 'page')}.`,
  'pages-do-not-end': ({ pages, next }: Pages & { next: string }) =>
    `The list does not end after ${count(pages, 'page')}: the last page still names ${next} as the next.`,

  'pages-full': ({ pages, size }: Pages & { size: number }) =>
    `${count(pages, 'page')} before the last ${pages === 1 ? 'holds' : 'hold'} ${count(size, 'row')}${pages === 1 ? '' : ' each'}.`,
  'page-size-differs': ({
    page,
    pages,
    rows,
    size,
    isLast,
  }: { page: number; isLast: boolean; size: number } & Rows & Pages) =>
    `Page ${page} of ${pages} holds ${count(rows, 'row')}; expected ${isLast ? 'at most ' : ''}${size}.`,
  'next-page-keeps-size': ({ size }: { size: number }) =>
    `The page behind next_page holds ${count(size, 'row')}, as the first page does.`,
  'next-page-loses-size': ({ size, rows }: { size: number } & Rows) =>
    `The page behind next_page holds ${count(rows, 'row')}; expected ${size}, the size of the first page.`,
  'second-page-is-last': ({ rows }: Rows) =>
    `The second page is the last one, with ${count(rows, 'row')}, so it shows no page size.`,
  'list-too-short-for-size': ({ size }: { size: number }) => `The list is too short to show a page size of ${size}.`,
  'default-size-kept': ({ size, rows }: { size: number } & Rows) =>
    `A page without per_page holds the same ${count(rows, 'row')} as a page with per_page ${size}.`,
  'default-size-differs': ({ size, wanted, got }: { size: number; wanted: string; got: string }) =>
    `A page without per_page shows ${got}; expected ${wanted}, as with per_page ${size}.`,

  'each-row-once': ({ rows, pages }: Rows & Pages) =>
    `${count(pages, 'page')} show ${count(rows, 'row')}, each row once.`,
  'row-met-twice': ({ id }: { id: string }) => `Following the pages shows the row ${id} twice.`,
  'rows-missing': ({ missing, first }: { missing: number; first: string }) =>
    `Following the pages misses ${count(missing, 'row')}, the first with id ${first}.`,
  'one-sequence-only': () => 'One sequence of pages has nothing to compare with.',
  'no-sequence-of-pages': () => 'Every list fits on one page.',
  'page-size-changes-rows': ({ at, wanted, got }: { at: number; wanted: string; got: string }) =>
    `The page size changes the rows or their order: position ${at} shows ${got}; expected ${wanted}.`,
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
  'rows-listed-once': ({ ids, rows }: { ids: number } & Rows) =>
    `The list shows each of ${count(ids, 'expected row')} once among ${count(rows, 'row')}.`,
} as const
