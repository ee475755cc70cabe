// Vowels that are spoken as consonants (one, unique, UTC), and consonants that are spoken as vowels.
const soundsLikeVowel = /^(?:(?!one\b|uni|us|eu|UTC)[aeiou]|hour|HTTP|RSA|XML)/i

/** The articles of a text that do not agree with the word after them, each with that word. For tests of texts. */
export function articleDisagreements(text: string): string[] {
  return Array.from(text.matchAll(/\b(an?) (\w+)/gi))
    .filter(([, article = '', word = '']) => (article.toLowerCase() === 'an') !== soundsLikeVowel.test(word))
    .map(([whole]) => whole)
}
