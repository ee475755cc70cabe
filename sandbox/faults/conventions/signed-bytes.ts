import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

type Parts = ReturnType<Rules['signing']['candidates']>[number]

/** Lets a signature also cover another form of the request than the one received. */
function alsoCovers(rules: Rules, forms: (received: Parts) => Array<Partial<Parts>>): void {
  const { candidates } = rules.signing
  rules.signing.candidates = (received) => [
    ...candidates(received),
    ...forms(received).map((form) => ({ ...received, ...form })),
  ]
}

/** Lets a signature cover another form of the request in place of the one received. */
function coversInstead(rules: Rules, form: (received: Parts) => Partial<Parts>): void {
  rules.signing.candidates = (received) => [{ ...received, ...form(received) }]
}

/** The body as a program writes that has parsed it. */
function rewritten(body: Buffer): Buffer {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString())))
  } catch {
    return body
  }
}

/** The body as a program writes that escapes no slashes. */
function withPlainSlashes(body: Buffer): Buffer {
  return Buffer.from(body.toString().replaceAll(String.raw`\/`, '/'))
}

/** The address as a program writes that has parsed its query. */
function tidied(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  return `${origin}${pathname}${searchParams.size === 0 ? '' : `?${searchParams.toString()}`}`
}

/** The address with the pieces of its query in the order of the alphabet. */
function sorted(url: string): string {
  const [path, query] = url.split('?', 2)
  return query === undefined ? url : `${path}?${query.split('&').toSorted().join('&')}`
}

export const signedBytesFaults: Fault[] = named({
  'verifies-slashes-without-their-escapes': {
    sentence: 'Signatures are verified over a body in which no slash is escaped.',
    patch: (rules) => coversInstead(rules, ({ body }) => ({ body: withPlainSlashes(body) })),
  },
  'verifies-over-the-path-alone': {
    sentence: 'Signatures are verified over the path instead of the whole URL.',
    patch: (rules) => coversInstead(rules, ({ url }) => ({ url: url.replace(/^\w+:\/\/[^/]+/, '') })),
  },
  'verifies-connections-over-the-path-alone': {
    interfaces: ['ais-v6'],
    sentence: 'In version 6 signatures are verified over the path instead of the whole URL.',
    patch: (rules) => coversInstead(rules, ({ url }) => ({ url: url.replace(/^\w+:\/\/[^/]+(?=.*\/api\/v6\/)/, '') })),
  },
  'verifies-a-few-seconds-around-expires-at': {
    sentence: 'A signature over an Expires-at up to three seconds away is accepted.',
    patch: (rules) =>
      alsoCovers(rules, ({ expiresAt }) =>
        [-3, -2, -1, 1, 2, 3].map((seconds) => ({ expiresAt: String(Number(expiresAt) + seconds) })),
      ),
  },
  'verifies-over-any-method': {
    sentence: 'A signature over any of GET, POST, PUT and DELETE is accepted for all of them.',
    patch: (rules) => alsoCovers(rules, () => ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({ method }))),
  },
  'verifies-over-a-method-in-lower-case': {
    sentence: 'A signature over the method in lower case is accepted.',
    patch: wrapRule(
      'signing.verifies',
      (rule, publicKey, signature, text, client) =>
        rule(publicKey, signature, text, client) || rule(publicKey, signature, withLowerCaseMethod(text), client),
    ),
  },
  'verifies-over-a-path-with-a-slash-more': {
    sentence: 'A signature over the URL with a slash at the end of its path is accepted.',
    patch: (rules) => alsoCovers(rules, ({ url }) => [{ url: url.replace(/(?=\?|$)/, '/') }]),
  },
  'verifies-over-an-address-with-a-question-mark-more': {
    sentence: 'A signature over the URL with a question mark at its end is accepted.',
    patch: (rules) => alsoCovers(rules, ({ url }) => [{ url: `${url}?` }]),
  },
  'verifies-without-a-question-mark-alone': {
    sentence: 'A question mark at the end of the URL is removed before its signature is verified.',
    patch: (rules) => coversInstead(rules, ({ url }) => ({ url: url.replace(/\?$/, '') })),
  },
  'verifies-over-the-path-too': {
    sentence: 'A signature over the path without scheme and host is accepted.',
    patch: (rules) => alsoCovers(rules, ({ url }) => [{ url: url.replace(/^\w+:\/\/[^/]+/, '') }]),
  },
  'verifies-over-an-address-without-query': {
    sentence: 'A signature over the URL without its query is accepted.',
    patch: (rules) => alsoCovers(rules, ({ url }) => [{ url: url.replace(/\?.*/s, '') }]),
  },
  'verifies-over-a-rewritten-body-too': {
    sentence: 'A signature over the body as parsed and serialized again is accepted.',
    patch: (rules) => alsoCovers(rules, ({ body }) => [{ body: rewritten(body) }]),
  },
  'verifies-over-a-rewritten-body': {
    sentence: 'The body is parsed and serialized again before its signature is verified.',
    patch: (rules) => coversInstead(rules, ({ body }) => ({ body: rewritten(body) })),
  },
  'verifies-over-text-beyond-ascii-as-latin-1': {
    sentence: 'The body is decoded as Latin-1 before its signature is verified.',
    patch: (rules) => coversInstead(rules, ({ body }) => ({ body: Buffer.from(body.toString('latin1')) })),
  },
  'verifies-over-a-tidied-query': {
    sentence: 'The query is parsed and serialized again before its signature is verified.',
    patch: (rules) => coversInstead(rules, ({ url }) => ({ url: tidied(url) })),
  },
  'verifies-over-a-sorted-query': {
    sentence: 'The parameters of the query are sorted before its signature is verified.',
    patch: (rules) => coversInstead(rules, ({ url }) => ({ url: sorted(url) })),
  },
  'verifies-no-body-as-an-empty-object-too': {
    sentence: 'A signature over an empty object is accepted for a request without a body.',
    patch: (rules) => alsoCovers(rules, ({ body }) => (body.length === 0 ? [{ body: Buffer.from('{}') }] : [])),
  },
})

/** The signed text with the method as a program in a hurry writes it. */
function withLowerCaseMethod(text: Buffer): Buffer {
  return Buffer.from(
    text
      .toString('latin1')
      .replace(/^(\d+\|)([A-Z]+)/, (_all, time: string, method: string) => time + method.toLowerCase()),
    'latin1',
  )
}
