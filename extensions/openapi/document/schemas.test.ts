import { cases } from '../../../core/test-support/cases.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { Parameter } from '../../../requirements/tables/routes/read-routes.ts'
import { type SchemaNode, schemaOf } from '../../../schemas/library.ts'
import { flattened, pruned } from './reduced.ts'
import { schemaOfParameter } from './request-body.ts'
import { rulesOf } from './rules.ts'
import { withoutNot } from './bundle.ts'

const text = { type: ['string', 'null'] }
const never = { not: { type: 'null' } }
const common = { type: 'object', properties: { id: text, items: { type: 'array', items: text } } }
const stays = (part: object) => {
  const schema = { allOf: [part], properties: { id: { ...text, pattern: 'a' } } }
  return [flattened(schema), schema] as const
}

const account = (implied: boolean) => pruned(schemaOf('ais/account-common'), rulesOf('ais-v4', { implied }))
const { allOf, properties } = account(false) as { allOf?: unknown; properties: Record<string, object> }

const shown = (name: string, parameter: Parameter, own = { interface: 'ais-v4', ids: 'string' }) =>
  schemaOfParameter(own as Dialect, name, parameter)
const version3 = { interface: 'ais-v3', ids: 'integer' }
const days = 'A day from 2 months ago to tomorrow. Default: today.'

cases(
  'What a part says of presence and of null becomes part of the fields',
  [
    flattened({
      type: 'object',
      allOf: [{ required: ['id'], properties: { id: never } }],
      properties: { id: text, name: text },
    }),
    { type: 'object', required: ['id'], properties: { id: { ...text, ...never }, name: text } },
  ],
  'A reference, a condition, another type or pattern, and what rules out more than null stay as they are',
  stays({ $ref: '#/components/schemas/Account' }),
  stays({ if: {}, properties: {} }),
  stays({ properties: { id: { type: 'integer' } } }),
  stays({ properties: { id: { pattern: 'b' } } }),
  stays({ properties: { id: { not: { const: 'a' } } } }),
  'A schema that refines another one is made one with it, in its own words',
  [
    flattened(
      {
        type: 'object',
        allOf: [{ $ref: '#' }],
        required: ['owner'],
        properties: { owner: text, items: { type: 'array', items: {} } },
      },
      (part: SchemaNode): SchemaNode => ('$ref' in part ? common : part),
    ),
    { type: 'object', required: ['owner'], properties: { ...common.properties, owner: text } },
  ],
  'A field that may not be null has the types and the words that are left',
  [
    withoutNot({
      properties: {
        mode: { ...text, enum: ['fee', null], ...never },
        secret: { allOf: [{ ...text, minLength: 1 }], ...never },
      },
    }),
    { properties: { mode: { type: 'string', enum: ['fee'] }, secret: { type: 'string', minLength: 1 } } },
  ],
  'Of a field without a type all types are left, and in a part those of the schema around it',
  [
    withoutNot({ properties: { id: never } }),
    { properties: { id: { items: {}, type: ['array', 'boolean', 'number', 'object', 'string'] } } },
  ],
  [
    withoutNot({ properties: { id: text }, anyOf: [{ required: ['id'], properties: { id: never } }] }).anyOf,
    [{ required: ['id'], properties: { id: { type: 'string' } } }],
  ],
  'What the documents do not state is not promised: presence, lists of words that may grow',
  [allOf, undefined],
  [
    properties['nature'],
    {
      ...text,
      description:
        'The documents name account, bonus, card, checking, credit, credit_card, debit_card, ewallet, insurance, investment, loan, mortgage, savings. Others may be added.',
    },
  ],
  'What they state is: types, and the length of a currency code',
  [properties['balance'], { type: ['number', 'null'] }],
  [
    properties['currency_code'],
    {
      ...text,
      pattern: '^[A-Za-z]{0,3}$',
      description: 'The currency_code of an account has at most 3 letters.',
    },
  ],
  'What follows from them is promised where it is asked for',
  [
    (account(true) as { allOf: Array<{ required: string[] }> }).allOf[0]?.required,
    ['id', 'name', 'nature', 'balance', 'currency_code'],
  ],
  'A parameter shows its bounds, its default, its length and the words of its table',
  [
    shown('per_page', { type: 'integer', least: 100, most: 1000, default: 100 }),
    { type: 'integer', minimum: 100, maximum: 1000, default: 100 },
  ],
  [shown('return_to', { type: 'string', longest: 512 }), { type: 'string', maxLength: 512 }],
  [
    shown('fetch_scopes', { type: 'strings', words: 'fetch-scopes' }),
    { type: 'array', items: { type: 'string', enum: ['accounts', 'holder_info', 'transactions'] } },
  ],
  'It shows a window of days and an alternative in words',
  [
    shown('to_date', { type: 'date', least: '2 months ago', most: 'tomorrow', default: 'today' }),
    { type: 'string', format: 'date', description: days },
  ],
  [
    shown('login_id', { type: 'string', id: 'login', required: 'or account_id' }),
    { type: 'string', description: 'Identifies the login. Required where account_id is absent.' },
  ],
  'In version 3 an id is an integer, and a code is none',
  [
    shown('login_id', { type: 'string', id: 'login' }, version3),
    { type: 'integer', format: 'uint64', minimum: 0, description: 'Identifies the login.' },
  ],
  [
    shown('provider_code', { type: 'string', id: 'provider' }, version3),
    { type: 'string', description: 'Identifies the provider.' },
  ],
)
