import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocument } from '../test-support/find-documents.ts'
import { readTable } from './read-table.ts'
import type { CategoryTree } from './table-shapes.ts'

const text = findDocument() ?? ''
const skip = text === '' && 'the documents are not available: set ASSAY_DOCUMENTS to the folder that holds them'
const suite = (title: string, body: () => void): void => void test(title, { skip }, body)

/** The lines under a heading up to the next heading. */
function section(heading: string): string {
  const start = text.indexOf(`\n${heading}\n`)
  assert.notEqual(start, -1, `the document has no heading "${heading}"`)
  const rest = text.slice(start + heading.length + 2)
  const end = rest.search(/^#{1,3} /m)
  return end === -1 ? rest : rest.slice(0, end)
}

/** The cells of every table row in a text, without header and separator. */
function rows(of: string): string[][] {
  const all = of.split('\n').filter((line) => line.startsWith('|'))
  return all
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter((cells, index) => !cells[0]?.startsWith('---') && !all[index + 1]?.startsWith('|---'))
}

/** The cell in a column of the row that begins with `first`. */
function cell(of: string, first: string, column = 1): string {
  const row = rows(of).find((cells) => cells[0] === first)
  assert.ok(row, `no table row "${first}"`)
  return row[column] ?? ''
}

const words = (list: string): string[] => [...list.matchAll(/[\w-]+/g)].map(([word]) => word)
const names = (of: string): string[] => rows(of).flatMap(([first]) => words(first ?? ''))
/** The captured part of a text. */
function captured(of: string, pattern: RegExp): string {
  const found = pattern.exec(of)?.[1]
  assert.ok(found, `nothing in the document matches ${pattern}`)
  return found
}

function tree(after: string): CategoryTree {
  const start = text.indexOf(after)
  assert.notEqual(start, -1)
  const list = captured(text.slice(start), /\n((?:- .+\n)+)/)
  return Object.fromEntries(
    [...list.matchAll(/- (\w+): (.+)/g)].map(([, parent, children]) => [
      parent,
      children === '(none)' ? [] : words(children ?? ''),
    ]),
  )
}

const provider = (): string => section('### Provider (version 4)')
const login = (): string => section('### Login (version 4)')
const account = (): string => section('### Account (version 4)')
const transaction = (): string => section('### Transaction (version 4)')
const attempt = (): string => section('### Attempt (version 4)')
const routes = (): string => section('### Version 4')

suite('the trees of version 4 are the document’s', () => {
  assert.deepEqual(readTable('categories-v4'), {
    personal: tree('Version 4 personal:'),
    business: tree('Version 4 business:'),
  })
})

suite('the trees of version 5 are the document’s', () => {
  const home = captured(text, /Personal: home has ([\w, ]+) \(other personal parents unchanged\)/)
  assert.deepEqual(readTable('categories-v5'), {
    personal: { ...tree('Version 4 personal:'), home: words(home) },
    business: tree('Version 5 differs as follows.'),
  })
})

suite('every error class stands in the table under its scope', () => {
  const listed = section('## Errors').slice(section('## Errors').indexOf('Error classes (meaning)'))
  const common: string[] = []
  const v3: string[] = []
  for (const [, head = '', meaning = ''] of listed.matchAll(/^- ([^:]+): (.+)$/gm))
    for (const name of head.matchAll(/[A-Z]\w+/g)) {
      const onlyV3 = head.includes('(version 3)') || meaning.endsWith('(version 3)')
      ;(onlyV3 ? v3 : common).push(name[0])
    }
  assert.ok(common.length > 70)
  const table = readTable('error-classes')
  assert.deepEqual([...table.common].sort(), common.sort())
  assert.deepEqual([...table.v3].sort(), v3.sort())
  assert.deepEqual([table.v4, table.v6], [[], []])
})

suite('the error statuses are the document’s', () => {
  const line = captured(text, /HTTP statuses used: (.+?)\. Which/)
  const table = readTable('error-statuses')
  assert.deepEqual(table.common, [...line.matchAll(/\d{3}/g)].map(Number))
  assert.deepEqual(table.v5, [Number(captured(text, /Rate limits \(version 5, status (\d+)/))])
})

suite('natures, card types and extra keys are the document’s', () => {
  const natures = readTable('account-natures')
  assert.deepEqual(natures.v4, words(cell(account(), 'nature')))
  assert.deepEqual(
    natures.v6_seen,
    words(captured(text, /nature values seen are (.+)\./)).filter((w) => w !== 'and'),
  )
  assert.deepEqual(readTable('card-types').words, words(cell(account(), 'card_type')))
  const extra = readTable('account-extra')
  const keysOf = (type: RegExp): string[] =>
    rows(account().slice(account().indexOf('| Key |')))
      .filter(([, second]) => type.test(second ?? ''))
      .flatMap(([first]) => words((first ?? '').replace(/\(.+?\)/, '')))
  assert.deepEqual(extra.decimal, keysOf(/^decimal$/))
  assert.deepEqual(extra.date, keysOf(/^date$/))
  assert.deepEqual(extra.datetime, keysOf(/^datetime$/))
  assert.deepEqual(extra.string, keysOf(/^string$/))
  const status = rows(account()).find(([first, second]) => first === 'status' && second?.startsWith('string ('))
  assert.deepEqual(
    extra.status,
    words(status?.[1] ?? '').filter((word) => !['string', 'or'].includes(word)),
  )
})

suite('words of providers, logins, clients and stages are the document’s', () => {
  const listed = (of: string, name: string): string[] =>
    words(
      cell(of, name)
        .replace(/^string: /, '')
        .split(' (')[0]!,
    )
  assert.deepEqual(readTable('provider-modes').words, listed(provider(), 'mode'))
  assert.deepEqual(readTable('provider-statuses').words, listed(provider(), 'status'))
  assert.deepEqual(readTable('identification-modes').words, listed(provider(), 'identification_mode'))
  assert.deepEqual(readTable('login-statuses').words, listed(login(), 'status'))
  assert.deepEqual(readTable('client-statuses').words, listed(section('## States and transitions'), 'Client status'))
  assert.deepEqual(readTable('stage-names').words, listed(attempt(), 'name'))
  assert.deepEqual(readTable('consent-types').words, words(captured(cell(login(), 'consent_types'), /: (.+)/)))
  assert.deepEqual(readTable('field-natures').words, words(captured(provider(), /nature \(string: (.+)\)/)))
})

suite('words of login bodies are the document’s', () => {
  const split = (name: string): string[] => cell(routes(), name, 3).split('; default ')
  for (const [table, field] of [
    ['locales', 'locale'],
    ['categorization', 'categorization'],
  ] as const) {
    const { words: listed, default: usual } = readTable(table)
    assert.deepEqual([listed, usual], [words(split(field)[0]!), split(field)[1]])
  }
  const scopes = readTable('fetch-scopes')
  const combinations = captured(routes(), /allowed combinations: (.+?)\), fetched/)
  assert.deepEqual(
    scopes.combinations,
    [...combinations.matchAll(/\[(.+?)\]/g)].map(([, list]) => words(list!)),
  )
  assert.deepEqual(scopes.words, scopes.combinations[0]!.concat('holder_info', 'transactions'))
  assert.deepEqual(new Set(scopes.words), new Set(scopes.combinations.flat()))
  const v6 = captured(text, /fetch_scopes values seen are (.+)\./)
  assert.deepEqual(
    scopes.v6_seen,
    words(v6).filter((word) => word !== 'and'),
  )
  const types = /fetch_type \((.+?); default (\w+)\)/.exec(text)!
  assert.deepEqual(readTable('fetch-types'), { words: words(types[1]!), default: types[2] })
})

suite('words of transactions, holders, countries and callbacks are the document’s', () => {
  assert.deepEqual(readTable('transaction-modes').words, words(cell(transaction(), 'mode')))
  assert.deepEqual(readTable('transaction-statuses').words, words(cell(transaction(), 'status')))
  assert.deepEqual(readTable('transaction-extra').words, words(captured(cell(transaction(), 'extra'), /seen: (.+)/)))
  const holder = section('### Holder info')
  assert.deepEqual(readTable('holder-info'), {
    provider: words(captured(cell(provider(), 'holder_info'), /\((.+)\)/)),
    login: names(holder),
    optional: [...captured(holder, /may exist: (.+)\. The/).matchAll(/(\w+) \(/g)].map(([, word]) => word),
    address: words(captured(cell(holder, 'addresses'), /\{(.+)\}/)),
  })
  const special = captured(section('### Other resources'), /Special codes: (.+?)\. Fake/)
  const pairs = [...special.matchAll(/(\w\w) = (\w+)/g)].map(([, code, name]) => [code, name])
  assert.deepEqual(readTable('special-countries'), Object.fromEntries(pairs))
  const callbacks = captured(section('## Events'), /in its settings: (.+)\./)
  assert.deepEqual(readTable('callback-addresses').words, words(callbacks))
  const encrypted = captured(routes(), /with properties (.+)\. Enabled/)
  assert.deepEqual(
    readTable('encrypted-credentials').words,
    [...encrypted.matchAll(/(\w+) \(/g)].map(([, word]) => word),
  )
})

suite('field lists are the document’s', () => {
  const fields = readTable('resource-fields')
  const beforeExtra = account().slice(0, account().indexOf('| Key |'))
  assert.deepEqual(fields, {
    customer: names(section('### Customer (version 4)')),
    provider: names(provider()),
    login: names(login()),
    stage: names(attempt()),
    account: names(beforeExtra),
    transaction: names(transaction()),
    field: [...provider().matchAll(/^- (\w+)/gm)].map(([, word]) => word),
    field_option: words(captured(provider(), /array of \{(.+)\}/).replace(' (boolean)', '')),
  })
})
