/** What needs no escape in JSON, an address or a page. */
const plain = /^[\w.-]+$/
const htmlNames: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** How clients and servers write a text that stands in JSON, an address, a form or a page. */
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
  // Bodies that are no text are read as single bytes.
  (text) => Buffer.from(text).toString('latin1'),
]

/**
 * The forms, in small letters, in which a value stands in texts: as it is, escaped once or twice, in hex, and within base64
 * of both alphabets at each of its three alignments, that part which the value alone decides. Of a key each line of its body.
 */
export function formsOf(value: string): Set<string> {
  const parts = value.startsWith('-----BEGIN ') ? value.split(/\s*[\r\n]+\s*/).filter(isOfBody) : casesOf(value)
  return new Set(parts.flatMap((part) => [...escaped(part), ...encoded(part)]).map(foldCase))
}

/** Beyond ASCII capitals have other bytes, and may be more letters. */
function casesOf(value: string): string[] {
  return /^[\0-\x7f]*$/.test(value) ? [value] : [value, value.toUpperCase(), value.toLowerCase()]
}

function isOfBody(line: string): boolean {
  return line.length >= 16 && !line.startsWith('-----')
}

/** A shorter value makes base64 and hex so short that they stand in unrelated text. */
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

/** A text in small letters, each of its units in its place. */
export function foldCase(text: string): string {
  const folded = text.toLowerCase()
  if (folded.length === text.length) return folded.replaceAll('ς', 'σ')
  const units = text.split('').map((unit) => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit))
  return units.join('').replaceAll('ς', 'σ')
}
