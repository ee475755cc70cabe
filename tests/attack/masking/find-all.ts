import { compositions } from './echo.ts'
import { encodings } from './encodings.ts'

const keyChars = 8

/** Where one of many texts stands in another, in any case. */
export interface Finder {
  /** The first that stands in the text, with its surroundings; undefined where none does. */
  findIn: (text: string) => { secret: string; how: string; around: string } | undefined
}

/** Looks for secrets in every composition of two encodings, at any place of what was encoded together with them. */
export function createFinder(secrets: readonly string[]): Finder {
  const byKey = new Map<string, Array<{ needle: string; secret: string; how: string; form: string }>>()
  for (const secret of new Set(secrets))
    for (const [how, form] of formsOf(secret)) {
      const needle = form.toLowerCase()
      if (needle.length < keyChars) continue
      const key = needle.slice(0, keyChars)
      byKey.set(key, [...(byKey.get(key) ?? []), { needle, secret, how, form }])
    }
  return {
    findIn(text) {
      const folded = text.toLowerCase()
      for (let at = 0; at <= folded.length - keyChars; at += 1) {
        const candidates = byKey.get(folded.slice(at, at + keyChars))
        // A piece of base64 whose letter case is lost gives nothing back.
        const found = candidates?.find(
          ({ needle, how, form }) =>
            folded.startsWith(needle, at) &&
            (!(how.startsWith('the piece') && how.includes(pieceOfBase64)) || text.startsWith(form, at)),
        )
        if (found) return { ...found, around: text.slice(Math.max(0, at - 150), at + 100) }
      }
      return undefined
    },
  }
}

function formsOf(secret: string): Map<string, string> {
  const whole = compositions.map(({ name, of }): [string, string] => [name, of(secret)])
  const amid = Object.entries(encodings).flatMap(([name, encode]) =>
    [0, 1, 2].map((shift): [string, string] => [
      `${name}, then amid base64 ${shift}`,
      amidBase64(encode(secret), shift),
    ]),
  )
  const pieces = windowsOf(secret).flatMap((piece): Array<[string, string]> => [
    [`the piece ${piece}`, piece],
    [`the piece ${piece} in hex`, Buffer.from(piece).toString('hex')],
    [`the piece ${piece} percent-encoded`, encodeURIComponent(piece)],
    ...[0, 1, 2].map((shift): [string, string] => [
      `the piece ${piece}${pieceOfBase64} ${shift}`,
      amidBase64(piece, shift),
    ]),
  ])
  // The same text under several names is looked for once.
  return new Map(
    [...new Map([...pieces, ...whole, ...amid].map(([name, form]) => [form, name]))].map(([form, name]) => [
      name,
      form,
    ]),
  )
}

/** The part of base64 that a text alone decides, where `shift` bytes stand before it. */
function amidBase64(text: string, shift: number): string {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
  return bytes.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

const pieceChars = 12
const pieceOfBase64 = ' amid base64'

/** Every piece of twelve characters but those of words alone, which Assay says itself. */
function windowsOf(secret: string): string[] {
  const windows = Array.from({ length: Math.max(0, secret.length - pieceChars + 1) }, (_, at) =>
    secret.slice(at, at + pieceChars),
  )
  return windows.filter((piece) => /\d|ANAR/.test(piece))
}
