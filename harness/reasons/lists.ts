import { count } from './count.ts'

type Rows = { rows: number }
type Code = { code: string }
type Version = { version: string }
type Pages = { pages: number }

/** Lists, their pages and what they show, of every interface. */
export const lists = {
  'no-rows-to-check': () => 'The list is empty, so there are no rows to check.',
  'keys-may-not-list': ({ outcome }: { outcome: string }) =>
    `The keys of this client may not read the list: the target answered ${outcome}.`,

  'rows-without-name': () => 'The rows of the list have neither an id nor a code.',
  'row-repeated': ({ name }: { name: string }) => `The list shows ${name} twice; expected it once.`,
  'other-value-adds-nothing': ({ code }: Code) =>
    `The other value of the parameter does not add ${code} to the list, so nothing shows which value is the default.`,
  'default-list-kept': ({ rows, code }: Code & Rows) =>
    `Without the parameter and with its default, the list shows the same ${count(rows, 'row')}, without ${code}.`,

  'country-codes-reserved': ({ codes }: { codes: readonly string[] }) =>
    `The list shows ${codes.join(', ')}, which ISO 3166-1 has withdrawn, reserved or left to users.`,

  'too-few-values': ({ field, seen }: { field: string; seen: number }) =>
    `The lists show rows with ${count(seen, 'value')} of ${field}; at least 2 are needed to distinguish them.`,
  'list-to-compare-is-empty': () => 'The list to compare with is empty, so there is nothing to compare.',

  'no-retired-code-known': ({ codes }: { codes: number }) =>
    `None of ${count(codes, 'listed code')} is known as retired.`,

  'version-shows-no-list': ({ version, outcome }: Version & { outcome: string }) =>
    `${version} does not show the same list: ${outcome}. The documents do not say that versions share their data.`,
  'version-shows-other-rows': ({ version }: Version) =>
    `${version} shows none of these rows. The documents do not say that versions share their data.`,
  'version-knows-no-customer': ({ version, outcome }: Version & { outcome: string }) =>
    `${version} does not know the customer: ${outcome}. The documents do not say that versions share their data.`,

  'too-few-rows-to-order': ({ rows }: Rows) => `A list of ${count(rows, 'row')} has no order.`,
  'order-of-ids-unknown': () => 'Ids of this form have no order that can be checked.',

  'both-pages-empty': () => 'Both pages are empty.',
  'no-next-page-named': () => 'No page names a next page.',

  'list-as-large': ({ rows, claimed }: Rows & { claimed: number }) =>
    `Pagination shows ${count(rows, 'row')}, more than ${claimed}.`,
  'list-not-as-large': ({ rows, claimed }: Rows & { claimed: number }) =>
    `The list has ${count(rows, 'row')}, however it is requested. The profile gives it as one of more than ${claimed}; \`assay doctor\` counts them.`,
  'no-page-read': () => 'No page was read.',

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
} as const
