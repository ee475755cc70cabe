import { readTable } from '../../requirements/tables/read-table.ts'
import { isCurrency } from '../reference/lists.ts'
import { creditCardBalance, sumOf, type HeldAccount, type HeldTransaction, type Holdings } from './holdings.ts'
import { isCalendarDay } from '../basics/days.ts'
import { isObject } from '../basics/values.ts'

/** Above this, a double cannot hold hundredths. */
const largest = 1e12

type Row = Record<string, unknown>

/**
 * The holdings of an uploaded file, or `invalid` when it has neither form, no account, or a bad value. CSV: a header
 * line naming `account`, `made_on`, `amount`, `currency_code`, `description` in any order (optional: `nature`), then
 * one transaction a line. JSON: `{accounts: [{name, nature?, currency_code, balance?, transactions: [{made_on, amount,
 * description}]}]}`. A name that ends in .json or .csv decides the form; otherwise the first character does. Accounts
 * are distinguished by their names.
 */
export function parseImport(bytes: Uint8Array, filename: string): Holdings | 'invalid' {
  const text = decoded(bytes)?.trim()
  if (!text) return 'invalid'
  const ending = /\.(json|csv)$/i.exec(filename)?.[1]?.toLowerCase() ?? (text.startsWith('{') ? 'json' : 'csv')
  const accounts = ending === 'json' ? accountsOfJson(text) : accountsOfCsv(text)
  if (accounts === undefined || accounts.length === 0) return 'invalid'
  if (new Set(accounts.map(({ name }) => name)).size < accounts.length) return 'invalid'
  const held = accounts.map(heldAccount)
  return held.every((one) => one !== undefined) ? { holder_info: null, accounts: held } : 'invalid'
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function accountsOfJson(text: string): Row[] | undefined {
  try {
    const { accounts } = JSON.parse(text) as { accounts?: unknown }
    return Array.isArray(accounts) && accounts.every(isObject) ? accounts : undefined
  } catch {
    return undefined
  }
}

function accountsOfCsv(text: string): Row[] | undefined {
  const rows = readCsv(text, ['account', 'made_on', 'amount', 'currency_code', 'description'])
  if (rows === undefined) return undefined
  const byName = Map.groupBy(rows, (row) => row['account'])
  return [...byName].map(([name, lines]) => ({
    name,
    nature: lines[0]?.['nature'] || 'account',
    currency_code: lines[0]?.['currency_code'],
    transactions: lines.map((line) => ({ ...line, amount: amountOf(line['amount']) })),
  }))
}

function heldAccount(row: Row): HeldAccount | undefined {
  const { name, nature = 'account', currency_code, transactions = [] } = row
  if (typeof name !== 'string' || name === '' || !isCurrency(currency_code) || !isNature(nature)) return undefined
  if (!Array.isArray(transactions)) return undefined
  const held = transactions.map((one: unknown) => heldTransaction(one, currency_code))
  if (!held.every((one) => one !== undefined)) return undefined
  const sorted = withKeys(held).sort((a, b) => (a.made_on < b.made_on ? -1 : 1))
  const amounts = sorted.map(({ amount }) => amount)
  const summed = nature === 'credit_card' ? creditCardBalance(amounts) : sumOf(amounts)
  const balance = nature !== 'credit_card' && isAmount(row['balance']) ? row['balance'] : summed
  return { key: name, name, nature, balance, currency_code, extra: {}, transactions: sorted }
}

/** Keys that another file of the account gives the same transactions, each of several alike its own. */
function withKeys(transactions: readonly HeldTransaction[]): HeldTransaction[] {
  const seen = new Map<string, number>()
  return transactions.map((one) => {
    const alike = `${one.made_on} ${one.amount} ${one.description}`
    const before = seen.get(alike) ?? 0
    seen.set(alike, before + 1)
    return { ...one, key: `${alike} ${before}` }
  })
}

function heldTransaction(row: unknown, currency_code: string): HeldTransaction | undefined {
  if (!isObject(row)) return undefined
  const { made_on, amount, description } = row
  if (!isCalendarDay(made_on) || !isAmount(amount) || typeof description !== 'string') return undefined
  if (row['currency_code'] !== undefined && row['currency_code'] !== currency_code) return undefined
  const plain = { mode: 'normal', status: 'posted', duplicated: false, extra: {} } as const
  return { key: '', ...plain, made_on, amount, currency_code, description }
}

function amountOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < largest
const isNature = (value: unknown): value is string =>
  typeof value === 'string' && readTable('account-natures').v4.includes(value)

/**
 * The rows of a CSV text by column name; undefined when a needed column is missing or a line has a wrong number of
 * cells. Quoted cells may hold commas, line ends and doubled quotes; empty lines are skipped.
 */
function readCsv(text: string, needed: readonly string[]): Array<Record<string, string>> | undefined {
  const [header, ...lines] = cellsOf(text)
  if (!header || !needed.every((name) => header.includes(name))) return undefined
  if (lines.some((cells) => cells.length !== header.length)) return undefined
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

function cellsOf(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /("[^"]*(?:""[^"]*)*"|(?:[^",\r\n][^,\r\n]*)?)(,|\r?\n|$)/y
  while (cell.lastIndex < text.length || cells.length > 0) {
    const [, content = '', end] = cell.exec(text) ?? []
    if (end === undefined) return []
    cells.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content.trim())
    if (end === ',') continue
    if (cells.length > 1 || cells[0] !== '') lines.push(cells)
    cells = []
  }
  return lines
}
