/** A text that was read out of another one, and where its parts stand there. */
export interface TextView {
  text: string
  /** The part of the original that the units from `from` up to `to` were read out of. */
  span: (from: number, to: number) => [from: number, to: number]
}

const escapes =
  /(?:%[0-9a-f]{2})+|%u[0-9a-f]{4}|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|["\\/bfnrt])|&(?:#x[0-9a-f]{1,6};?|#\d{1,7};?|(?:amp|lt|gt|quot|apos);)/gi
const mostPasses = 5

const shortEscapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text as it stands. */
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

/** A text decoded as far as it goes. */
export function decodedText(text: string): string {
  return decodedViews(plainView(text)).at(-1)?.text ?? text
}

function decodedOnce(view: TextView): TextView | undefined {
  const { text } = view
  if (!/[%\\&]/.test(text)) return undefined
  const starts = new Uint32Array(text.length + 1)
  const parts: string[] = []
  let length = 0
  let from = 0
  const copyTo = (end: number) => {
    parts.push(text.slice(from, end))
    for (let at = from; at < end; at += 1) starts[length++] = at
  }
  for (const { 0: escape, index } of text.matchAll(escapes)) {
    copyTo(index)
    for (const [piece, start] of decodedPieces(escape)) {
      parts.push(piece)
      for (let unit = 0; unit < piece.length; unit += 1) starts[length++] = index + start
    }
    from = index + escape.length
  }
  if (from === 0) return undefined
  copyTo(text.length)
  starts[length] = text.length
  const places = starts.slice(0, length + 1)
  return { text: parts.join(''), span: (start, end) => view.span(places[start] ?? 0, places[end] ?? text.length) }
}

/** What an escape stands for, in pieces, each with its place within it. */
function decodedPieces(escape: string): Array<[piece: string, start: number]> {
  if (/^%[^u]/i.test(escape)) return percentDecoded(escape)
  const [, hex, decimal, short = '', entity = ''] =
    /^(?:[%\\][ux]|&#x)([0-9a-f]+);?$|^&#(\d+);?$|^\\(.)$|^&(\w+);$/i.exec(escape) ?? []
  if (hex !== undefined) return [[charOf(Number.parseInt(hex, 16)), 0]]
  if (decimal !== undefined) return [[charOf(Number(decimal)), 0]]
  return [[entities[entity.toLowerCase()] ?? shortEscapes[short.toLowerCase()] ?? short, 0]]
}

function charOf(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
}

function percentDecoded(escape: string): Array<[piece: string, start: number]> {
  let bytesBefore = 0
  return Array.from(Buffer.from(escape.replaceAll('%', ''), 'hex').toString(), (char): [string, number] => {
    const start = bytesBefore * 3
    // Bytes that are no text are decoded one by one; three in a row at most make one such character.
    bytesBefore += char === '\ufffd' ? 1 : Buffer.byteLength(char)
    return [char, start]
  })
}
