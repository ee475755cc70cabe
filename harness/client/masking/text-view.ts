import { charLength } from './char-length.ts'

/** A text that was read out of another one, and where its parts stand there. */
export interface TextView {
  text: string
  /** The part of the original that the units from `from` up to `to` were read out of. */
  span: (from: number, to: number) => [from: number, to: number]
}

const escapes =
  /(?:%[0-9a-f]{2})+|%u[0-9a-f]{4}|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|["\\/bfnrt])|&(?:#x[0-9a-f]{1,6};?|#\d{1,7};?|(?:amp|lt|gt|quot|apos);)/gi
const mostPasses = 5

const escapeParts = /(?:[%\\][ux]|&#x)([0-9a-f]+);?|&#(\d+);?|[\\&](\w+|.);?/i
const shortEscapes = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const named: Readonly<Record<string, string>> = { ...shortEscapes, ...entities }

export function plainView(text: string): TextView {
  return { text, span: (from, to) => [from, to] }
}

/**
 * A text with percent-encoding, escapes of JSON and JavaScript, and entities of HTML decoded, again and again until
 * nothing is left to decode: the view itself, then one view for each time. What decoding once too often spoils, such as a
 * backslash at the end of a value, stands in the view before.
 */
export function decodedViews(view: TextView): [TextView, ...TextView[]] {
  const views: [TextView, ...TextView[]] = [view]
  for (let next = decodedOnce(view); next && views.length <= mostPasses; next = decodedOnce(next)) views.push(next)
  return views
}

export function decodedText(text: string): string {
  return decodedViews(plainView(text)).at(-1)?.text ?? text
}

function decodedOnce(view: TextView): TextView | undefined {
  const { text } = view
  if (!/[%\\&]/.test(text)) return undefined
  const found = [...text.matchAll(escapes)]
  if (found.length === 0) return undefined
  const starts = new Uint32Array(text.length)
  const parts: string[] = []
  let length = 0
  let from = 0
  const copyTo = (end: number) => {
    parts.push(text.slice(from, end))
    for (let at = from; at < end; at += 1) starts[length++] = at
  }
  for (const { 0: escape, index } of found) {
    copyTo(index)
    for (const [piece, start] of decodedPieces(escape)) {
      parts.push(piece)
      for (let unit = 0; unit < piece.length; unit += 1) starts[length++] = index + start
    }
    from = index + escape.length
  }
  copyTo(text.length)
  starts[length] = text.length
  return { text: parts.join(''), span: (start, end) => view.span(starts[start] ?? 0, starts[end] ?? text.length) }
}

/** What an escape stands for, in pieces, each with its place within it. */
function decodedPieces(escape: string): Array<[piece: string, start: number]> {
  return /%[^u]/i.test(escape) ? percentDecoded(escape) : [[escape.replace(escapeParts, charOf), 0]]
}

/** The character of an escape, of which one of the three parts is there. */
function charOf(_escape: string, hex: string | undefined, decimal: string | undefined, name: string): string {
  if (hex === undefined && decimal === undefined) return named[name.toLowerCase()] ?? name
  const code = Number(decimal ?? `0x${hex}`)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
}

/** Bytes that are no text are decoded one by one. */
function percentDecoded(escape: string): Array<[piece: string, start: number]> {
  const bytes = Buffer.from(escape.replaceAll('%', ''), 'hex')
  const pieces: Array<[piece: string, start: number]> = []
  for (let at = 0, length = 0; at < bytes.length; at += length) {
    length = charLength(bytes, at) || 1
    pieces.push([bytes.toString('utf8', at, at + length), at * 3])
  }
  return pieces
}
