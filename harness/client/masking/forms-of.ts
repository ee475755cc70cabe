/** Characters that need no escape in JSON, an address or a page. */
const plain = /^[\w.-]+$/
const htmlNames: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** How clients and servers write a text in JSON, an address, a form or a page. */
const escapes: ReadonlyArray<(text: string) => string> = [
  (text) => text,
  inJson,
  (text) => inJson(text).replaceAll('/', '\\/'),
  (text) => inJson(text).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  (text) => encodeURI(text.toWellFormed()),
  (text) => encodeURIComponent(text.toWellFormed()),
  (text) => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+'),
  (text) => new URLSearchParams([['', text]]).toString().slice(1),
  (text) => text.replace(/[&<>"']/g, (sign) => htmlNames[sign] ?? sign),
  // Bodies that are not UTF-8 are read as single bytes.
  (text) => Buffer.from(text).toString('latin1'),
]

/**
 * The lower-case forms of a value in texts: unchanged, escaped once or twice, in hex, and in base64. Base64 has two
 * alphabets and three alignments; only the characters that the value alone decides count. A key gives each line of its
 * body.
 */
export function formsOf(value: string): Set<string> {
  const parts = value.startsWith('-----BEGIN ') ? value.split(/\s*[\r\n]+\s*/).filter(isOfBody) : casesOf(value)
  return new Set(parts.flatMap((part) => [...escaped(part), ...encoded(part)]).map(foldCase))
}

/** Beyond ASCII a capital has other bytes and may become several letters. */
function casesOf(value: string): string[] {
  return /^[\0-\x7f]*$/.test(value) ? [value] : [value, value.toUpperCase(), value.toLowerCase()]
}

function isOfBody(line: string): boolean {
  return line.length >= 16 && !line.startsWith('-----')
}

/** Base64 and hex of a shorter value could occur in unrelated text. */
function encoded(value: string): string[] {
  if (value.length < 6) return []
  const base64 = [0, 1, 2].flatMap((shift) => base64Forms(value, shift))
  return [Buffer.from(value).toString('hex'), ...base64, ...base64.map(encodeURIComponent)]
}

function base64Forms(value: string, shift: number): string[] {
  const bytes = Buffer.from('\0'.repeat(shift) + value)
  const sure = bytes.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
  return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')]
}

function escaped(text: string): string[] {
  if (plain.test(text)) return [text]
  const once = [...new Set(escapes.map((escape) => escape(text)))]
  return once.flatMap((one) => escapes.map((escape) => escape(one)))
}

/** A lower-case text that keeps the position of each UTF-16 unit. */
export function foldCase(text: string): string {
  const folded = text.toLowerCase()
  if (folded.length === text.length) return folded.replaceAll('ς', 'σ')
  const units = text.split('').map((unit) => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit))
  return units.join('').replaceAll('ς', 'σ')
}
