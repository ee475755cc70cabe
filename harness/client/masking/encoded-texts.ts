import type { TextView } from './text-view.ts'

/** What is shorter stands in base64 and hex by chance. */
const leastBytes = 6

// Six bytes are eight characters. Line breaks within a run are those of folded base64.
const runs = /[\w+/-]{8,}(?:\r?\n[ \t]*[\w+/-]+)*/g
const hexRuns = new RegExp(`[0-9a-f]{${2 * leastBytes},}`, 'gi')
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const sixBits = new Uint8Array(128)
for (let value = 0; value < alphabet.length; value += 1) sixBits[alphabet.charCodeAt(value)] = value
sixBits['-'.charCodeAt(0)] = 62
sixBits['_'.charCodeAt(0)] = 63

/**
 * The texts of six bytes or more that stand in a text as base64 (of either alphabet, at any alignment, folded or not) or
 * as hex. A run of such characters that is folded is given without its line breaks too.
 */
export function* encodedTexts(view: TextView): Generator<TextView> {
  for (const { 0: found, index } of view.text.matchAll(runs)) {
    if (wordsWithoutText.has(found)) continue
    const isFolded = found.includes('\n')
    const run = isFolded ? unfolded(view, found, index) : partOf(view, found, index)
    if (isFolded) yield run
    const texts = textsOfRun(run)
    yield* texts
    if (texts.length === 0 && !isFolded && found.length <= longestWord) remember(found)
  }
}

function textsOfRun(run: TextView): TextView[] {
  const texts: TextView[] = []
  for (let shift = 0; shift < 4; shift += 1)
    addTexts(texts, fromBase64(run.text, shift), (from, to) =>
      run.span(shift + Math.floor((from * 4) / 3), shift + Math.ceil((to * 4) / 3)),
    )
  for (const { 0: digits, index: at } of run.text.matchAll(hexRuns))
    for (let shift = at; shift < at + 2; shift += 1)
      addTexts(texts, Buffer.from(digits.slice(shift - at), 'hex'), (from, to) =>
        run.span(shift + 2 * from, shift + 2 * to),
      )
  return texts
}

const longestWord = 40
const mostWords = 20_000
/** Words that hold no text, such as the names of fields: most words of a target come again and again. */
const wordsWithoutText = new Set<string>()

function remember(word: string): void {
  if (wordsWithoutText.size >= mostWords) wordsWithoutText.clear()
  // A string of its own: a piece cut out of an answer would keep the whole answer in memory.
  wordsWithoutText.add(Buffer.from(word, 'latin1').toString('latin1'))
}

function partOf(view: TextView, text: string, index: number): TextView {
  return { text, span: (from, to) => view.span(index + from, index + to) }
}

function unfolded(view: TextView, folded: string, index: number): TextView {
  const places: number[] = []
  for (let at = 0; at < folded.length; at += 1) if (!/\s/.test(folded.charAt(at))) places.push(index + at)
  const text = folded.replace(/\s+/g, '')
  return { text, span: (from, to) => view.span(places[from] ?? index, (places[to - 1] ?? index) + 1) }
}

let scratch = Buffer.alloc(1024)

/** The bytes of base64 from a character on. They are good until the next call. */
function fromBase64(text: string, shift: number): Buffer {
  const count = Math.floor(((text.length - shift) * 3) / 4)
  if (scratch.length < count + 3) scratch = Buffer.alloc(2 * count + 3)
  let length = 0
  for (let at = shift; length < count; at += 4) {
    const bits =
      (valueAt(text, at) << 18) | (valueAt(text, at + 1) << 12) | (valueAt(text, at + 2) << 6) | valueAt(text, at + 3)
    scratch[length++] = bits >> 16
    scratch[length++] = bits >> 8
    scratch[length++] = bits
  }
  return scratch.subarray(0, Math.max(count, 0))
}

function valueAt(text: string, at: number): number {
  return at < text.length ? (sixBits[text.charCodeAt(at)] ?? 0) : 0
}

/** Adds where bytes are text in UTF-8, without control characters other than blanks, for six bytes or more. */
function addTexts(texts: TextView[], bytes: Buffer, span: TextView['span']): void {
  let from = 0
  for (let at = 0; at <= bytes.length;) {
    const length = charLength(bytes, at)
    if (length > 0) at += length
    else {
      if (at - from >= leastBytes) texts.push(textOf(bytes, from, at, span))
      at += 1
      from = at
    }
  }
}

function textOf(bytes: Buffer, start: number, end: number, span: TextView['span']): TextView {
  const text = bytes.toString('utf8', start, end)
  return {
    text,
    span: (from, to) => {
      const before = start + Buffer.byteLength(text.slice(0, from))
      return span(before, before + Buffer.byteLength(text.slice(from, to)))
    },
  }
}

/** How many bytes the character at a place takes; 0 where there is none. */
function charLength(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0
  if (byte < 0x80) return (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d) ? 1 : 0
  const length = byte >= 0xf0 && byte <= 0xf4 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
  if (byte > 0xf4) return 0
  for (let next = 1; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}
