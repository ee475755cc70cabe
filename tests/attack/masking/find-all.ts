import { encodings } from './encodings.ts'

const keyChars = 8

/** Finds one of many texts in another, ignoring case. */
export interface Finder {
  /** The first secret in the text, with its surroundings, or undefined. */
  findIn: (text: string) => { secret: string; how: string; around: string } | undefined
}

/** Finds secrets in every encoding, also inside a longer encoded text. */
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

/** The base64 characters that depend on the text alone when `shift` bytes precede it. */
function amidBase64(text: string, shift: number): string {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
  return bytes.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
}
