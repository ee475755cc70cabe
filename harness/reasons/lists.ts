import { count } from './count.ts'

type Rows = { rows: number }
type Code = { code: string }
type Version = { version: string }

/** Lists and what they show: codes, rows of one parent, rates, the same rows in two versions. */
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
} as const
