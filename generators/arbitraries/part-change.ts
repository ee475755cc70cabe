import fc from 'fast-check'
import type { CoveredParts } from '../../harness/client/resign.ts'
import { edited, textEdit, type TextEdit, textEditEdges } from './text-edit.ts'
import { jsonSpellingEdges, oddJsonSpelling, spellJson, type JsonSpelling } from './json-spelling.ts'

/** A part of the signed text, by its name in features. */
export type PartName = 'method' | 'path' | 'query' | 'body' | 'Expires-at'

/** How one signed part is changed. Plain data, so that it can be shown and shrunk. */
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

/** The signature omits the body. */
const noBody: PartChange = { how: 'other', text: '' }

/** A change of one part. It never leaves the part unchanged. */
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

/** Every other method; each kind of edit of a text; a missing body; the smallest and largest changes of a time. */
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
 * The parts to sign in place of the request's own. For another spelling the odd body is sent (`sentBody`) and the
 * compact one signed: a target that normalizes bodies does so with the one that it receives.
 */
export function changedPart(part: PartName, change: PartChange, own: CoveredParts): Partial<CoveredParts> {
  const [address = '', query = ''] = own.url.split(/\?(.*)/s)
  const [origin = '', path = ''] = address.split(/(?<=^\w+:\/\/[^/]+)(?=\/)/)
  switch (part) {
    case 'method':
      return { method: textAfter(own.method, change) }
    case 'path': {
      const changed = textAfter(path, change)
      // A path with or without a final slash is another rule.
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

/** The changed body to send; undefined where the request's own body is sent. */
export function sentBody(body: unknown, change: PartChange): string | undefined {
  return change.how === 'spelled' ? spellJson(body, change.spelling) : undefined
}
