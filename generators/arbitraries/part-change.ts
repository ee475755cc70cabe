import fc from 'fast-check'
import type { CoveredParts } from '../../harness/client/resign.ts'
import { edited, textEdit, type TextEdit, textEditEdges } from './text-edit.ts'
import { jsonSpellingEdges, oddJsonSpelling, spellJson, type JsonSpelling } from './json-spelling.ts'

/** One part of what a signature covers, as features name it. */
export type PartName = 'method' | 'path' | 'query' | 'body' | 'Expires-at'

/** How one covered part is changed; plain data, so that it can be shown and shrunk. */
export type PartChange =
  | { how: 'edited'; edit: TextEdit }
  | { how: 'spelled'; spelling: JsonSpelling }
  | { how: 'other'; text: string }
  | { how: 'moved'; seconds: number }

const methods = ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']
const texts = {
  path: ['/', 'a', 'A', '7', '%', '.', '//'],
  query: ['&', '=', '1', 'a', '%20', '+', ';', '&a=1'],
  body: [' ', '\n', 'a', '1', '"', '{}', '\u00e9'],
}

const edits = (texts: string[]): fc.Arbitrary<PartChange> => textEdit(texts).map((edit) => ({ how: 'edited', edit }))

/** A signature that leaves the body out. */
const noBody: PartChange = { how: 'other', text: '' }

/** Changes of one part, none of which leaves it as it was. */
export function partChange(part: PartName): fc.Arbitrary<PartChange> {
  switch (part) {
    case 'method':
      return fc.constantFrom(...methods).map((text) => ({ how: 'other', text }))
    case 'path':
      return edits(texts.path)
    case 'query':
      return edits(texts.query)
    case 'body':
      return fc.oneof(
        edits(texts.body),
        oddJsonSpelling().map((spelling): PartChange => ({ how: 'spelled', spelling })),
        fc.constant(noBody),
      )
    default:
      return fc
        .oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 3600 }))
        .chain((seconds) => fc.constantFrom<PartChange>({ how: 'moved', seconds }, { how: 'moved', seconds: -seconds }))
  }
}

/** Every other method; of a text each kind of edit, and of a body none at all; of a time the least and the greatest changes. */
export function partChangeEdges(part: PartName): PartChange[] {
  if (part === 'method') return methods.map((text) => ({ how: 'other', text }))
  if (part === 'Expires-at') return [1, -1, 60, -60, 3600, -3600].map((seconds) => ({ how: 'moved', seconds }))
  const odd = part === 'body' ? jsonSpellingEdges.filter(({ escapeEvery }) => escapeEvery > 0) : []
  return [
    ...(part === 'body' ? [noBody] : []),
    ...textEditEdges(texts[part]).map((edit): PartChange => ({ how: 'edited', edit })),
    ...odd.map((spelling): PartChange => ({ how: 'spelled', spelling })),
  ]
}

/**
 * What is signed in place of the request's own parts. With another spelling the body sent is the odd one (`sentBody`)
 * and the signed one compact, since a target that brings bodies into form does so with what it receives.
 */
export function changedPart(part: PartName, change: PartChange, own: CoveredParts): Partial<CoveredParts> {
  const [address = '', query = ''] = own.url.split(/\?(.*)/s)
  const [origin = '', path = ''] = address.split(/(?<=^\w+:\/\/[^/]+)(?=\/)/)
  switch (part) {
    case 'method':
      return { method: textAfter(own.method, change) }
    case 'path': {
      const changed = textAfter(path, change)
      // A slash more or less at its end is another rule.
      const other = withoutLastSlash(changed) === withoutLastSlash(path) ? `${path}a` : changed
      return { url: own.url.replace(address, () => origin + other) }
    }
    case 'query':
      return { url: `${address}?${textAfter(query, change)}` }
    case 'body':
      return { body: Buffer.from(textAfter(own.body.toString(), change)) }
    default:
      return { expiresAt: textAfter(own.expiresAt, change) }
  }
}

function withoutLastSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

function textAfter(text: string, change: PartChange): string {
  if (change.how === 'edited') return edited(text, change.edit)
  if (change.how === 'other') return change.text
  if (change.how === 'moved') return String(Number(text) + change.seconds)
  return JSON.stringify(JSON.parse(text))
}

/** The body to send with the change, where it is not the request's own. */
export function sentBody(body: unknown, change: PartChange): string | undefined {
  return change.how === 'spelled' ? spellJson(body, change.spelling) : undefined
}
