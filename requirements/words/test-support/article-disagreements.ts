// Vowel letters that sound like consonants (one, unique, UTC), and consonants that sound like vowels.
const soundsLikeVowel = /^(?:(?!one\b|uni|us|eu|UTC)[aeiou]|hour|HTTP|RSA|XML)/i

/** The articles of a text that do not agree with their next word, each with that word. */
export function articleDisagreements(text: string): string[] {
  return Array.from(text.matchAll(/\b(an?) (\w+)/gi))
    .filter(([, article = '', word = '']) => (article.toLowerCase() === 'an') !== soundsLikeVowel.test(word))
    .map(([whole]) => whole)
}
