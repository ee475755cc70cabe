/** What is no identifier, or may be none, and what a store may keep of it all the same. */
export const flaws: Readonly<Record<string, (identifier: string) => { sent: unknown; left: string }>> = {
  'in a list': (identifier) => ({ sent: [identifier], left: identifier }),
  'too long': (identifier) => ({ sent: identifier.padEnd(1000, '-'), left: identifier.padEnd(255, '-') }),
}

/** The ends of two identifiers that a database may take for one. */
export const nearlyAlike: Readonly<Record<string, readonly [string, string]>> = {
  'letter case': ['-b', '-B'],
  'an accent': ['-e', '-\u00e9'],
  'a blank at the end': ['-b', '-b '],
  'what follows 191 characters': [`${'-'.repeat(191)}a`, `${'-'.repeat(191)}b`],
}
