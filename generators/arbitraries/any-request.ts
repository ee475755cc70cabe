import fc from 'fast-check'
import { isFields } from '../../core/fields.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { anyJson } from './any-json.ts'

/** One edit that makes a valid request wrong, with a name for people. */
export interface Spoiling {
  what: string
  edit: (draft: Draft) => Draft
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const fields = [
  'country_code',
  'provider_code',
  'credentials',
  'fetch_scopes',
  'from_date',
  'to_date',
  'locale',
  'categorization',
  'include_fake_providers',
  'customer_id',
  'identifier',
  'login_id',
  'query_string',
  'template_identifier',
  'payment_attributes',
  'payee_description',
  'return_to',
]
const queryNames = ['from_id', 'per_page', 'login_id', 'customer_id', 'account_id', 'date', 'include_fake_providers']
const headerNames = [
  'Accept',
  'Content-Type',
  'Customer-secret',
  'Login-secret',
  'Secret',
  'Signature',
  'Expires-at',
  'X-Any',
]

const visible = fc.string({ unit: fc.constantFrom(...Array.from('abcXYZ019-_.~!*%25=&/:;"{}[]<> ')), maxLength: 60 })

/** One edit of a request's path, method, query, headers or body. Shrinks towards simple edits. */
export function spoiling(): fc.Arbitrary<Spoiling> {
  return fc.oneof(
    { weight: 4, arbitrary: spoiltField() },
    { weight: 2, arbitrary: spoiltBody() },
    { weight: 2, arbitrary: spoiltQuery() },
    { weight: 1, arbitrary: spoiltHeader() },
    { weight: 1, arbitrary: spoiltPath() },
    { weight: 1, arbitrary: spoiltMethod() },
  )
}

/**
 * The edits that are tried with every seed. Each field of the data gets a value of another kind, and so does each field
 * within it; a request without data gets other queries. A list gets null as its entry, one text gets unusual characters,
 * and the data becomes null.
 */
export function spoilingEdges({ body }: Draft): Spoiling[] {
  const data = isFields(body) && isFields(body['data']) ? Object.entries(body['data']) : []
  const fields = data.map(([name], at) => field(name, otherKinds[at % otherKinds.length]))
  const texts = data.flatMap(([name, value]) => (typeof value === 'string' ? [name] : []))
  const inner = data.flatMap(([name, value]) =>
    isFields(value) ? Object.entries(value).map(([one, own]) => [`${name}.${one}`, own] as const) : [],
  )
  return [
    ...(fields.length > 0
      ? fields
      : [query('from_id', '\u00e9'), query('from_id', farAway), query('from_id', '0'), query('per_page', '0')]),
    ...inner.map(([name], at) => field(name, otherInner[at % otherInner.length])),
    ...data.filter(([, value]) => Array.isArray(value)).map(([name]) => field(name, [null])),
    ...[data, inner].flatMap((all) =>
      all
        .filter(([, value]) => isProse(value))
        .slice(0, 1)
        .map(([name, value]) => field(name, `${String(value)} ${ofFourBytes}`)),
    ),
    ...texts
      .filter((name, _at, { length }) => name !== 'identifier' || length === 1)
      .slice(-1)
      .map((name) => field(name, halfALetter)),
    ...texts.slice(-1).map((name) => field(name, 'a\u0000b')),
    ...(body === undefined ? [] : [rawBody('{"data":null}')]),
  ]
}

/** An address at which a framework answers by itself, with a redirect or, to a browser, with a page. */
export const besideRoute: Spoiling = {
  what: 'path with a slash at its end, for a browser',
  edit: (draft) => edit.withHeader({ ...draft, path: `${draft.path}/` }, 'Accept', 'text/html'),
}

/**
 * Bodies that one route is sent: none, and one that is nested more deeply than some readers of JSON go. An answer that
 * repeats it can still be read.
 */
export const forFirst = [rawBody(''), rawBody(`{"data":${'['.repeat(150)}${']'.repeat(150)}}`)]

/** A lone surrogate. JSON may write it, but UTF-8 cannot, so a server may fail to store or repeat it. */
const halfALetter = '\ud800'

/** A character of four bytes in UTF-8; some stores allow three. */
const ofFourBytes = '\u{1f3e6}'

/** Whether a value has several words, unlike a code or an id. */
function isProse(value: unknown): boolean {
  return typeof value === 'string' && /\S \S/.test(value)
}

/** An id after every row. It fits in 64 bits, signed and unsigned. */
const farAway = '9000000000000000000'

const otherKinds: readonly unknown[] = [null, {}, [], '', -1]
const otherInner: readonly unknown[] = [null, -1, {}]

function field(name: string, value: unknown): Spoiling {
  return {
    what: `data.${name} = ${JSON.stringify(value)}`,
    edit: (draft) => (draft.body === undefined ? draft : edit.withBodyField(draft, `data.${name}`, value)),
  }
}

function rawBody(body: string | Buffer): Spoiling {
  return {
    what: `body ${typeof body === 'string' ? JSON.stringify(body) : `bytes ${body.toString('hex')}`}`,
    edit: (draft) => ({ ...draft, rawBody: body }),
  }
}

function query(name: string, value: string): Spoiling {
  return { what: `query ${name}=${JSON.stringify(value)}`, edit: (draft) => edit.withQuery(draft, name, value) }
}

function spoiltField(): fc.Arbitrary<Spoiling> {
  return fc.record({ name: fc.constantFrom(...fields), value: anyJson() }).map(({ name, value }) => field(name, value))
}

function spoiltBody(): fc.Arbitrary<Spoiling> {
  const text = fc.oneof(
    anyJson().map((value) => JSON.stringify(value)),
    anyJson().map((data) => JSON.stringify({ data })),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )
  const bytes = fc.uint8Array({ maxLength: 64 }).map((array) => Buffer.from(array))
  return fc.oneof(text, bytes).map(rawBody)
}

function spoiltQuery(): fc.Arbitrary<Spoiling> {
  return fc
    .record({ name: fc.constantFrom(...queryNames), value: visible })
    .map(({ name, value }) => query(name, value))
}

function spoiltHeader(): fc.Arbitrary<Spoiling> {
  return fc.record({ name: fc.constantFrom(...headerNames), value: visible }).map(({ name, value }) => ({
    what: `header ${name}: ${JSON.stringify(value)}`,
    edit: (draft) => edit.withHeader(draft, name, value.trim()),
  }))
}

/**
 * Paths that address nothing the run needs: a changed DELETE must not reach a known resource. The version stays,
 * because a gateway may own the paths beside it.
 */
function spoiltPath(): fc.Arbitrary<Spoiling> {
  return fc.array(visible.map(encodeURIComponent), { maxLength: 4 }).map((segments) => ({
    what: `path …/${segments.join('/')}`,
    edit: (draft) => ({ ...draft, path: draft.path.replace(/(?<=\/v\d+\/).*/, () => segments.join('/')) }),
  }))
}

/** A path with a digit after its version may address what the run needs, so its method stays. */
function spoiltMethod(): fc.Arbitrary<Spoiling> {
  return fc.constantFrom(...methods).map((method) => ({
    what: `method ${method}`,
    edit: (draft) => (/\/v\d+\/.*\d/.test(draft.path) ? draft : { ...draft, method }),
  }))
}
