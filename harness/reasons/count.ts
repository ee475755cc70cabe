/** A number with its noun, which agrees: `1 row`, `12 rows`. `nouns` is the plural where adding `s` does not make it. */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`
}
