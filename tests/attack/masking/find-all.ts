import { encodings } from './encodings.ts'

const keyChars = 8

/** Where one of many texts stands in another, in any case. */
export interface Finder {
  /** The first that stands in the text, with its surroundings; undefined where none does. */
  findIn: (text: string) => { secret: string; how: string; around: string } | undefined
}

/** Looks for secrets in every encoding, at any place of what was encoded together with them. */
export function createFinder(secrets: readonly string[]): Finder {
  const byKey = new Map<string, Array<{ needle: string; secret: string; how: string }>>()
  for (const secret of new Set(secrets))
    for (const [how, form] of formsOf(secret)) {
      const needle = form.toLowerCase()
      if (needle.length < keyChars) continue
      const key = needle.slice(0, keyChars)
      byKey.set(key, [...(byKey.get(key) ?? []), { needle, secret, how }])
    }
  return {
    findIn(text) {
      const folded = text.toLowerCase()
      for (let at = 0; at <= folded.length - keyChars; at += 1) {
        const found = byKey.get(folded.slice(at, at + keyChars))?.find(({ needle }) => folded.startsWith(needle, at))
        if (found) return { ...found, around: text.slice(Math.max(0, at - 150), at + 100) }
      }
      return undefined
    },
  }
}

function formsOf(secret: string): Array<[how: string, form: string]> {
  const whole = Object.entries(encodings).map(([how, encode]): [string, string] => [how, encode(secret)])
  return [...whole, ...[0, 1, 2].map((shift): [string, string] => [`amid base64 ${shift}`, amidBase64(secret, shift)])]
}

/** The part of base64 that a text alone decides, where `shift` bytes stand before it. */
function amidBase64(text: string, shift: number): string {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
  return bytes.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
}
