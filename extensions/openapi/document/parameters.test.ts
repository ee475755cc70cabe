import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { Parameter } from '../../../requirements/tables/routes/route.ts'
import { schemaOfParameter } from './parameters.ts'

const strings = { interface: 'ais-v4', ids: 'string' } as Dialect
const integers = { interface: 'ais-v3', ids: 'integer' } as Dialect

const cases: Array<[what: string, dialect: Dialect, name: string, parameter: Parameter, schema: object]> = [
  [
    'the bounds and the default of a number',
    strings,
    'per_page',
    { type: 'integer', least: 100, most: 1000, default: 100 },
    { type: 'integer', minimum: 100, maximum: 1000, default: 100 },
  ],
  [
    'a window of days in words',
    strings,
    'to_date',
    { type: 'date', least: '2 months ago', most: 'tomorrow', default: 'today' },
    { type: 'string', format: 'date', description: 'A day from 2 months ago to tomorrow. Default: today.' },
  ],
  [
    'the words of a table, in a list',
    strings,
    'fetch_scopes',
    { type: 'strings', words: 'fetch-scopes' },
    { type: 'array', items: { type: 'string', enum: ['accounts', 'holder_info', 'transactions'] } },
  ],
  ['a length', strings, 'return_to', { type: 'string', longest: 512 }, { type: 'string', maxLength: 512 }],
  [
    'an alternative in words',
    strings,
    'login_id',
    { type: 'string', id: 'login', required: 'or account_id' },
    { type: 'string', description: 'Identifies the login. Required where account_id is absent.' },
  ],
  [
    'an integer id of version 3',
    integers,
    'login_id',
    { type: 'string', id: 'login' },
    { type: 'integer', format: 'uint64', minimum: 0, description: 'Identifies the login.' },
  ],
  [
    'a code of version 3, which is no id',
    integers,
    'provider_code',
    { type: 'string', id: 'provider' },
    { type: 'string', description: 'Identifies the provider.' },
  ],
]

for (const [what, dialect, name, parameter, schema] of cases)
  test(`A parameter shows ${what}`, () => assert.deepEqual(schemaOfParameter(dialect, name, parameter), schema))
