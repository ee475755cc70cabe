import { count, countThat } from './count.ts'

type Rows = { rows: number }
type Code = { code: string }
type Version = { version: string }

/** Lists and what they show: codes, rows of one parent, rates, the same rows in two versions. */
export const lists = {
  'list-answered': ({ rows }: Rows) => `The list has ${count(rows, 'row')}.`,
  'no-rows-to-check': () => 'The list is empty, so there are no rows to check.',
  'list-refused': ({ outcome }: { outcome: string }) =>
    `The target refused the list: ${outcome}; expected a status from 200 to 299.`,
  'keys-may-not-list': ({ outcome }: { outcome: string }) =>
    `The keys of this client may not read the list: the target answered ${outcome}.`,
  'answer-is-no-list': ({ kind }: { kind: string }) => `The data of the answer is ${kind}; expected an array.`,

  'code-listed': ({ code }: Code) => `The list shows the code ${code}.`,
  'code-not-listed': ({ code, rows }: Code & Rows) =>
    `The list does not show the code ${code} in ${count(rows, 'row')}; expected a row with it.`,
  'code-withheld': ({ code, lists: number }: Code & { lists: number }) =>
    `The code ${code} is not in ${count(number, 'list')} that must not show it.`,
  'alone-as-listed': ({ rows }: { rows: number }) =>
    `${count(rows, 'row')} of the list ${rows === 1 ? 'has' : 'have'} the same values alone.`,
  'alone-differs': ({ field, wanted, got }: Record<'field' | 'wanted' | 'got', string>) =>
    `The field ${field} is ${got} where it is shown alone; expected ${wanted}, as in the list.`,
  'transactions-counted': ({ accounts }: { accounts: number }) =>
    `The transactions_count of ${count(accounts, 'account')} is the number of transactions that are listed.`,
  'transactions-miscounted': ({
    account,
    status,
    wanted,
    got,
  }: Record<'account' | 'status' | 'wanted' | 'got', string>) =>
    `The transactions_count of the account ${account} has ${got} as ${status}; expected ${wanted}, as many as are listed.`,
  'accounts-kept-over-fetch': ({ accounts }: { accounts: number }) =>
    `A further fetch shows the same ${count(accounts, 'account')} as before it.`,
  'account-gone-after-fetch': ({ id }: { id: string }) =>
    `The account ${id}, which was listed before a further fetch, is not listed after it.`,
  'account-twice-after-fetch': ({ name, wanted, got }: Record<'name' | 'wanted' | 'got', string>) =>
    `After a further fetch the account "${name}" is listed ${got} times under ids of their own; expected ${wanted}, as before it.`,
  'spent-more-than-balance': ({ account, wanted, got }: Record<'account' | 'wanted' | 'got', string>) =>
    `The balance of the credit card ${account} is ${got}; expected ${wanted}, what its listed transactions spend.`,
  'rows-distinct': ({ rows }: { rows: number }) => `The list shows ${count(rows, 'row')}, each once.`,
  'rows-without-name': () => 'The rows of the list have neither an id nor a code.',
  'row-repeated': ({ name }: { name: string }) => `The list shows ${name} twice; expected it once.`,
  'code-not-withheld': ({ code }: Code) => `The list shows the code ${code}; expected no row with it.`,
  'other-value-adds-nothing': ({ code }: Code) =>
    `The other value of the parameter does not add ${code} to the list, so nothing shows which value is the default.`,
  'default-list-kept': ({ rows, code }: Code & Rows) =>
    `Without the parameter and with its default, the list shows the same ${count(rows, 'row')}, without ${code}.`,
  'default-list-differs': ({ rows, wanted, first }: Rows & { wanted: number; first: string }) =>
    `Without the parameter the list has ${count(rows, 'row')}; expected the ${wanted} that it has with the default. One difference is ${first}.`,

  'country-codes-known': ({ codes }: { codes: number }) =>
    `${countThat(codes, 'country code', 'is')} in ISO 3166-1 alpha-2 or special.`,
  'country-code-unknown': ({ code, special }: Code & { special: readonly string[] }) =>
    `The list shows the country code ${code}; expected a code of ISO 3166-1 alpha-2, ${special.join(' or ')}.`,
  'country-codes-reserved': ({ codes }: { codes: readonly string[] }) =>
    `The list shows ${codes.join(', ')}, which ISO 3166-1 has withdrawn, reserved or left to users.`,

  'control-lists-nothing': () => 'The list without the unknown id is empty too, so an empty list proves nothing.',
  'unknown-id-lists-nothing': () => 'The target answers an unknown id with an empty list.',

  'rows-of-own-parent': ({ rows, lists: number, parent }: Rows & { lists: number; parent: string }) =>
    `${countThat(rows, 'row', 'has')} the ${parent} that ${count(number, 'list')} asked for.`,
  'row-of-other-parent': ({ parent, wanted, got }: { parent: string; wanted: string; got: string }) =>
    `A list asked for by ${parent} shows ${got}; expected ${wanted}.`,
  'too-few-values': ({ field, seen }: { field: string; seen: number }) =>
    `The lists show rows with ${count(seen, 'value')} of ${field}; at least 2 are needed to distinguish them.`,
  'lists-are-union': ({ rows, parts }: Rows & { parts: number }) =>
    `The list has the ${count(rows, 'row')} of its ${count(parts, 'part')} and no other row.`,
  'union-misses-row': ({ id }: { id: string }) => `The list does not show the row ${id}, which one of its parts shows.`,
  'union-adds-row': ({ id }: { id: string }) => `The list shows the row ${id}, which none of its parts shows.`,
  'list-to-compare-is-empty': () => 'The list to compare with is empty, so there is nothing to compare.',
  'lists-alike': ({ rows }: Rows) => `Both requests were answered with the same ${count(rows, 'row')}.`,
  'lists-differ': ({ wanted, got }: { wanted: string; got: string }) =>
    `Two requests for the same rows were answered differently: the second shows ${got}; expected ${wanted}.`,

  'retired-codes-kept': ({ codes }: { codes: readonly string[] }) =>
    `The list shows ${count(codes.length, 'retired code')} beside the codes that replaced them: ${codes.join(', ')}.`,
  'retired-code-alone': ({ code, successors }: Code & { successors: readonly string[] }) =>
    `The list shows the retired code ${code} without the code that replaced it; expected ${successors.join(' or ')} beside it.`,
  'no-retired-code-known': ({ codes }: { codes: number }) =>
    `None of ${count(codes, 'listed code')} is known as retired.`,
  'retired-codes-dropped': ({ codes }: { codes: number }) =>
    `The list of ${count(codes, 'currency', 'currencies')} shows no retired code; expected some, such as LTL or BYR.`,

  'version-shows-no-list': ({ version, outcome }: Version & { outcome: string }) =>
    `${version} does not show the same list: ${outcome}. The documents do not say that versions share their data.`,
  'version-shows-other-rows': ({ version }: Version) =>
    `${version} shows none of these rows. The documents do not say that versions share their data.`,
  'version-knows-no-customer': ({ version, outcome }: Version & { outcome: string }) =>
    `${version} does not know the customer: ${outcome}. The documents do not say that versions share their data.`,
  'versions-agree': ({ version, rows }: Version & Rows) =>
    `${version} shows the same values in ${count(rows, 'row')} of both versions.`,
  'row-in-one-version': ({ version, id, missing }: Version & { id: string; missing: boolean }) =>
    `${version} ${missing ? 'does not show' : 'alone shows'} the row ${id}; expected the same rows in both versions.`,
  'versions-differ': ({ version, place, wanted, got }: Version & { place: string; wanted: string; got: string }) =>
    `The ${place} is ${got}; expected ${wanted}, as ${version} shows it.`,
  'customer-in-both-versions': ({ version }: Version) => `${version} shows the customer with the same id.`,
  'customer-id-differs': ({ version, wanted, got }: Version & { wanted: string; got: string }) =>
    `${version} shows the customer with the id ${got}; expected ${wanted}.`,
  'links-by-own-name': ({ rows, names }: Rows & { names: readonly string[] }) =>
    `${countThat(rows, 'row', 'has')} ${names.join(' or ')}.`,
  'link-by-other-name': ({ names, got }: { names: readonly string[]; got: string }) =>
    `A row has only the fields ${got}; expected ${names.join(' or ')}, which names its parent in this version.`,
} as const
