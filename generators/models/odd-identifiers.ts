/** Invalid or doubtful identifiers (`sent`), and what a faulty store may keep of them (`left`). */
export const flaws: Readonly<Record<string, (identifier: string) => { sent: unknown; left: string }>> = {
  'in a list': (identifier) => ({ sent: [identifier], left: identifier }),
  'too long': (identifier) => ({ sent: identifier.padEnd(1000, '-'), left: identifier.padEnd(255, '-') }),
}

/** Two identifiers, made from a new one, that are equal in some databases or languages. */
export const nearlyAlike: Readonly<Record<string, (common: string) => readonly [string, string]>> = {
  'letter case': ending('-b', '-B'),
  'an accent': ending('-e', '-\u00e9'),
  'a blank at the end': ending('-b', '-b '),
  'what follows 191 characters': ending(`${'-'.repeat(191)}a`, `${'-'.repeat(191)}b`),
  'a zero before digits': (common) => {
    // The codes of its characters, so that these digits are new too.
    const digits = Buffer.from(common).join('')
    return [digits, `0${digits}`]
  },
}

function ending(...[one, other]: readonly [string, string]): (common: string) => readonly [string, string] {
  return (common) => [`${common}${one}`, `${common}${other}`]
}
