/** Invalid or doubtful identifiers (`sent`), and what a faulty store may keep of them (`left`). */
export const flaws: Readonly<Record<string, (identifier: string) => { sent: unknown; left: string }>> = {
  'in a list': (identifier) => ({ sent: [identifier], left: identifier }),
  'too long': (identifier) => ({ sent: identifier.padEnd(1000, '-'), left: identifier.padEnd(255, '-') }),
}

/** Endings that make two identifiers equal in some databases. */
export const nearlyAlike: Readonly<Record<string, readonly [string, string]>> = {
  'letter case': ['-b', '-B'],
  'an accent': ['-e', '-\u00e9'],
  'a blank at the end': ['-b', '-b '],
  'what follows 191 characters': [`${'-'.repeat(191)}a`, `${'-'.repeat(191)}b`],
}
