import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { type Case, cases } from '../../core/test-support/cases.ts'
import { findDocument } from '../test-support/find-documents.ts'
import { outlineOf, sectionOf } from '../test-support/section-of.ts'
import { readTable, type CategoryTree, type TableName } from './read-table.ts'

test('a table is frozen to its depth', () => {
  const { personal } = readTable('categories-v4')
  assert.throws(() => (personal['home'] as string[]).push('attic'), TypeError)
  assert.throws(() => Object.assign(personal, { attic: [] }), TypeError)
})

test('an unknown table names itself in the error', () =>
  assert.throws(() => readTable('nothing' as TableName), /TABLE_UNKNOWN: "nothing" is an unknown table/))

test('every table parses and repeats no word', () => {
  const names = readdirSync(new URL('./', import.meta.url)).filter((name) => name.endsWith('.yaml'))
  assert.ok(names.length > 20)
  for (const name of names) assertNoRepeats(readTable(name.replace('.yaml', '') as TableName), name)
})

function assertNoRepeats(value: unknown, place: string): void {
  if (Array.isArray(value)) assert.equal(new Set(value.map(String)).size, value.length, `${place} repeats a word`)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) assertNoRepeats(inner, `${place}.${key}`)
  } else assert.equal(typeof value, 'string', `${place} holds something other than a word`)
}

const text = findDocument() ?? ''

/** The lines under a heading up to the next heading. */
const section = (heading: string): string => sectionOf([outlineOf(text)], `Account information / ${heading}`)[1]

/** The cells of every table row in a text, without header and separator. */
function rows(of: string): string[][] {
  const all = of.split('\n').filter((line) => line.startsWith('|'))
  const shown = all.filter((line, at) => !line.startsWith('|---') && !all[at + 1]?.startsWith('|---'))
  return shown.map((line) => line.slice(2, -2).split(' | '))
}

/** The cell in a column of the row that begins with `first`. */
function cell(of: string, first: string, column = 1): string {
  const row = rows(of).find((cells) => cells[0] === first)
  assert.ok(row, `no table row "${first}"`)
  return row[column] ?? ''
}

const words = (list: string): string[] => [...list.matchAll(/[\w-]+/g)].map(([word]) => word)
const listed = (list: string): string[] => words(list).filter((word) => word !== 'and')
/** The words before these brackets, such as those of named properties. */
const before = (of: string, pattern: RegExp): string[] => [...of.matchAll(pattern)].map(([, word = '']) => word)
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
  const parents = [...list.matchAll(/- (\w+): (.+)/g)]
  return Object.fromEntries(parents.map(([, name, below = '']) => [name, below === '(none)' ? [] : words(below)]))
}

/** What the tables hold, and what the document says. */
function ofTheDocument(): Case[] {
  const ofVersion4 = (name: string) => section(`${name} (version 4)`)
  const [provider, login, account, transaction, attempt] = [
    'Provider',
    'Login',
    'Account',
    'Transaction',
    'Attempt',
  ].map(ofVersion4) as [string, string, string, string, string]
  const [routes, holder] = [section('Version 4'), section('Holder info')]

  const home = captured(text, /Personal: home has ([\w, ]+) \(other personal parents unchanged\)/)
  const personal = tree('Version 4 personal:')

  const errors = section('Errors').slice(section('Errors').indexOf('Error classes (meaning)'))
  const classes = [...errors.matchAll(/^- ([^:]+): (.+)$/gm)].flatMap(([, head = '', meaning = '']) => {
    const isV3 = head.includes('(version 3)') || meaning.endsWith('(version 3)')
    return words(head).flatMap((name) => (/^[A-Z]\w+$/.test(name) ? [{ name, isV3 }] : []))
  })
  const classesOf = (v3: boolean) => classes.flatMap(({ name, isV3 }) => (isV3 === v3 ? [name] : [])).sort()
  assert.ok(classesOf(false).length > 70)
  const { common, v3, v4, v6 } = readTable('error-classes')
  const statuses = captured(text, /HTTP statuses used: (.+?)\. Which/)

  const [beforeExtra = '', extraRows = ''] = account.split(/(?=\| Key \|)/)
  const extra = readTable('account-extra')
  const keysOf = (type: string) =>
    rows(extraRows).flatMap(([key = '', of]) => (of === type ? words(key.replace(/\(.+?\)/, '')) : []))
  const stated =
    rows(account).find(([first, second]) => first === 'status' && second?.startsWith('string ('))?.[1] ?? ''

  const wordsOf = (of: string, name: string) =>
    words(
      cell(of, name)
        .replace(/^string: /, '')
        .split(' (')[0]!,
    )
  const states = section('States and transitions')

  const split = (name: string) => cell(routes, name, 3).split('; default ')
  const withDefault = (name: string) => ({ words: words(split(name)[0]!), default: split(name)[1] })
  const scopes = readTable('fetch-scopes')
  const combinations = captured(routes, /allowed combinations: (.+?)\), fetched/)
  const [, types = '', usual] = /fetch_type \((.+?); default (\w+)\)/.exec(text) ?? []

  const special = captured(section('Other resources'), /Special codes: (.+?)\. Fake/)
  const countries = [...special.matchAll(/(\w\w) = (\w+)/g)].map(([, code, name]) => [code, name])

  return [
    'the category trees are the document’s',
    [readTable('categories-v4'), { personal, business: tree('Version 4 business:') }],
    [
      readTable('categories-v5'),
      { personal: { ...personal, home: words(home) }, business: tree('Version 5 differs as follows.') },
    ],
    'every error class stands in the table under its scope, and the error statuses are the document’s',
    [[...common].sort(), classesOf(false)],
    [[...v3].sort(), classesOf(true)],
    [
      [v4, v6],
      [[], []],
    ],
    [readTable('error-statuses').common, before(statuses, /(\d{3})/g).map(Number)],
    [readTable('error-statuses').v5, [Number(captured(text, /Rate limits \(version 5, status (\d+)/))]],
    'natures, card types and extra keys are the document’s',
    [readTable('account-natures').v4, words(cell(account, 'nature'))],
    [readTable('account-natures').v6_seen, listed(captured(text, /nature values seen are (.+)\./))],
    [readTable('card-types').words, words(cell(account, 'card_type'))],
    ...(['decimal', 'date', 'datetime', 'string'] as const).map((type) => [extra[type], keysOf(type), type] as const),
    [extra.status, words(stated).filter((word) => !['string', 'or'].includes(word))],
    'words of providers, logins, clients and stages are the document’s',
    [readTable('provider-modes').words, wordsOf(provider, 'mode')],
    [readTable('provider-statuses').words, wordsOf(provider, 'status')],
    [readTable('identification-modes').words, wordsOf(provider, 'identification_mode')],
    [readTable('login-statuses').words, wordsOf(login, 'status')],
    [readTable('client-statuses').words, wordsOf(states, 'Client status')],
    [readTable('stage-names').words, wordsOf(attempt, 'name')],
    [readTable('consent-types').words, words(captured(cell(login, 'consent_types'), /: (.+)/))],
    [readTable('field-natures').words, words(captured(provider, /nature \(string: (.+)\)/))],
    'words of login bodies are the document’s',
    [readTable('locales'), withDefault('locale')],
    [readTable('categorization'), withDefault('categorization')],
    [scopes.combinations, before(combinations, /\[(.+?)\]/g).map(words)],
    [scopes.words, scopes.combinations[0]!.concat('holder_info', 'transactions')],
    [new Set(scopes.words), new Set(scopes.combinations.flat())],
    [scopes.v6_seen, listed(captured(text, /fetch_scopes values seen are (.+)\./))],
    [readTable('fetch-types'), { words: words(types), refused_as: 'FetchTypeNotAllowed', default: usual }],
    'words of transactions, holders, countries and callbacks are the document’s',
    [readTable('transaction-modes').words, words(cell(transaction, 'mode'))],
    [readTable('transaction-statuses').words, words(cell(transaction, 'status'))],
    [readTable('transaction-extra').words, words(captured(cell(transaction, 'extra'), /seen: (.+)/))],
    [
      readTable('holder-info'),
      {
        provider: words(captured(cell(provider, 'holder_info'), /\((.+)\)/)),
        login: names(holder),
        optional: before(captured(holder, /may exist: (.+)\. The/), /(\w+) \(/g),
        address: words(captured(cell(holder, 'addresses'), /\{(.+)\}/)),
      },
    ],
    [readTable('special-countries'), Object.fromEntries(countries)],
    [readTable('callback-addresses').words, words(captured(section('Events'), /in its settings: (.+)\./))],
    [readTable('encrypted-credentials').words, before(captured(routes, /with properties (.+)\. Enabled/), /(\w+) \(/g)],
    'field lists are the document’s',
    [
      readTable('resource-fields'),
      {
        customer: names(ofVersion4('Customer')),
        provider: names(provider),
        login: names(login),
        stage: names(attempt),
        account: names(beforeExtra),
        transaction: names(transaction),
        field: before(provider, /^- (\w+)/gm),
        field_option: words(captured(provider, /array of \{(.+)\}/).replace(' (boolean)', '')),
      },
    ],
  ]
}

if (text === '') test.skip('the documents are not available: set ASSAY_DOCUMENTS to the folder that holds them')
else cases(...ofTheDocument())
