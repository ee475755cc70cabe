import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, replaceRule, wrapRule } from '../kit/change-rule.ts'

type Parts = ReturnType<Rules['signing']['candidates']>[number]

/** Lets a signature also cover another form of the request than the one received. */
export function alsoCovers(forms: (received: Parts) => Array<Partial<Parts>>): Patch {
  return wrapRule('signing.candidates', (rule, received) => [
    ...rule(received),
    ...forms(received).map((form) => ({ ...received, ...form })),
  ])
}

/** Lets a signature cover another form of the request in place of the one received. */
function coversInstead(form: (received: Parts) => Partial<Parts>): Patch {
  return wrapRule('signing.candidates', (_rule, received) => [{ ...received, ...form(received) }])
}

/** The body after JSON parsing and writing. */
function rewritten(body: Buffer): Buffer {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString())))
  } catch {
    return body
  }
}

/** The body with slashes unescaped. */
function withPlainSlashes(body: Buffer): Buffer {
  return Buffer.from(body.toString().replaceAll(String.raw`\/`, '/'))
}

/** The address after its query was parsed and written again. */
function tidied(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  return `${origin}${pathname}${searchParams.size === 0 ? '' : `?${searchParams.toString()}`}`
}

/** The address with the parts of its query sorted. */
function sorted(url: string): string {
  const [path, query] = url.split('?', 2)
  return query === undefined ? url : `${path}?${query.split('&').toSorted().join('&')}`
}

export const faults = faultsNamed({
  'verifies-slashes-without-their-escapes': coversInstead(({ body }) => ({ body: withPlainSlashes(body) })),
  'verifies-over-the-path-alone': 'takes-signing.candidates-with-first.url-as-path',
  'verifies-connections-over-the-path-alone': {
    interfaces: ['ais-v6'],
    patch: coversInstead(({ url }) => ({ url: url.replace(/^\w+:\/\/[^/]+(?=.*\/api\/v6\/)/, '') })),
  },
  'verifies-a-few-seconds-around-expires-at': alsoCovers(({ expiresAt }) =>
    [-3, -2, -1, 1, 2, 3].map((seconds) => ({ expiresAt: String(Number(expiresAt) + seconds) })),
  ),
  'verifies-over-any-method': alsoCovers(() => ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({ method }))),
  'verifies-over-a-method-in-lower-case': wrapRule(
    'signing.verifies',
    (rule, publicKey, signature, text, client) =>
      rule(publicKey, signature, text, client) || rule(publicKey, signature, withLowerCaseMethod(text), client),
  ),
  'verifies-over-a-path-with-a-slash-more': alsoCovers(({ url }) => [{ url: url.replace(/(?=\?|$)/, '/') }]),
  'verifies-over-an-address-with-a-question-mark-more': alsoCovers(({ url }) => [{ url: `${url}?` }]),
  'verifies-without-a-question-mark-alone': coversInstead(({ url }) => ({ url: url.replace(/\?$/, '') })),
  'verifies-over-the-path-too': alsoCovers(({ url }) => [{ url: url.replace(/^\w+:\/\/[^/]+/, '') }]),
  'remembers-signatures-that-fitted': replaceRule('signing.verifies', (rule) => {
    const fitted = new Set<string>()
    return (publicKey, signature, text, signer) => {
      const key = signature.toString('base64')
      const fits = fitted.has(key) || rule(publicKey, signature, text, signer)
      if (fits) fitted.add(key)
      return fits
    }
  }),
  'verifies-over-an-address-without-query': 'takes-signing.candidates-with-first.url-as-bare-too',
  'verifies-over-a-rewritten-body-too': alsoCovers(({ body }) => [{ body: rewritten(body) }]),
  'verifies-over-no-body-too': 'takes-signing.candidates-with-first.body-as-emptied-too',
  'deletes-over-a-body-with-a-space-more': {
    interfaces: ['enrichment-v5'],
    patch: alsoCovers(({ method, body }) =>
      method === 'DELETE' ? [{ body: Buffer.concat([body, Buffer.from(' ')]) }] : [],
    ),
  },
  'verifies-over-a-rewritten-body': coversInstead(({ body }) => ({ body: rewritten(body) })),
  'verifies-over-a-body-with-composed-letters': coversInstead(({ body }) => ({
    body: Buffer.from(body.toString().normalize('NFC')),
  })),
  'verifies-over-text-beyond-ascii-as-latin-1': coversInstead(({ body }) => ({
    body: Buffer.from(body.toString('latin1')),
  })),
  'verifies-over-a-tidied-query': coversInstead(({ url }) => ({ url: tidied(url) })),
  'verifies-over-a-sorted-query': coversInstead(({ url }) => ({ url: sorted(url) })),
  'verifies-no-body-as-an-empty-object-too': alsoCovers(({ body }) =>
    body.length === 0 ? [{ body: Buffer.from('{}') }] : [],
  ),
})

/** The signed text with the method in lower case. */
function withLowerCaseMethod(text: Buffer): Buffer {
  return Buffer.from(
    text
      .toString('latin1')
      .replace(/^(\d+\|)([A-Z]+)/, (_all, time: string, method: string) => time + method.toLowerCase()),
    'latin1',
  )
}
