import type { Lexicon } from '../../core/interfaces.ts'

// A quotation, a path or query, a word or name with its hyphens or dots, or any other character.
const pieces = /(?<quotation>"[^"]*")|(?<path>[\w-]*[/?&=][^\s,;:)"]+)|(?<word>\w+(?:[-.]\w+)*)|[^]/gu

const quotedPlace = /^"(?<before>(?:[\w-]*\[\d*\]\.)?)(?<name>[\w.-]+)"$/u

/** A replacement for some tokens of a text. */
interface Replacement {
  own: string
  /** The number of replaced tokens, with those between the words. */
  tokens: number
}

/**
 * A text in the words of a lexicon. A term keeps its capital, and the article before it agrees with the new word: "An
 * App-id" becomes "A Client-id". In quotes only names are replaced. Paths and longer names (`login_url`,
 * `LoginNotFound`) stay.
 */
export function replaceWords(lexicon: Lexicon, text: string): string {
  if (!wordsOf(lexicon).some((word) => text.includes(word))) return text
  const tokens = tokensOf(text)
  const texts: string[] = []
  for (let at = 0; at < tokens.length;) {
    const found = replacementAt(tokens, at, lexicon)
    if (found !== undefined) agreeWith(found.own, texts)
    texts.push(found?.own ?? tokens[at]?.text ?? '')
    at += found?.tokens ?? 1
  }
  return texts.join('')
}

const words = new WeakMap<Lexicon, string[]>()

/** All replaced words of a lexicon. Empty for version 4, because texts are written in its words; most parts of an address hold none either. */
function wordsOf(lexicon: Lexicon): string[] {
  const known = words.get(lexicon)
  if (known) return known
  const { names, terms } = lexicon
  const made = [...Object.keys(names), ...Object.keys(terms).flatMap((term) => [term, capitalised(term)])]
  words.set(lexicon, made)
  return made
}

function replacementAt(tokens: readonly Token[], at: number, { names, terms }: Lexicon): Replacement | undefined {
  const token = tokens[at]
  if (token === undefined || token.kind === 'between') return undefined
  if (Object.hasOwn(names, token.text)) return { own: names[token.text] ?? '', tokens: 1 }
  if (token.kind === 'name') return undefined
  for (const [term, newTerm] of Object.entries(terms)) {
    const length = term.split(' ').length * 2 - 1
    const matched = tokens.slice(at, at + length)
    const spoken = matched.map(({ text }) => text).join('')
    if (spoken === term) return { own: newTerm, tokens: length }
    if (spoken === capitalised(term)) return { own: capitalised(newTerm), tokens: length }
  }
  return undefined
}

/** Makes an article at the end of the text agree with the following word. */
function agreeWith(word: string, texts: string[]): void {
  const article = texts.at(-2)
  if (texts.at(-1) !== ' ' || !['a', 'an', 'A', 'An'].includes(article ?? '')) return
  // Enough, because no word of a lexicon begins with a vowel letter that sounds like a consonant ("a user").
  const agreeing = 'aeiou'.includes(word.charAt(0).toLowerCase()) ? 'an' : 'a'
  texts[texts.length - 2] = article?.startsWith('A') ? capitalised(agreeing) : agreeing
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A piece of a text: a word, a name in double quotes, or the text between two of these. */
interface Token {
  kind: 'word' | 'name' | 'between'
  text: string
}

/**
 * The tokens of a text; joined they give the text again. A path or query is no word. A quotation is one only if it is a
 * name (`"login_id"`) or ends in one (`"data[].login_id"`): sent and received texts are not reworded.
 */
function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(pieces)).flatMap(({ 0: piece, groups }): Token[] => {
    const { before = '', name } = quotedPlace.exec(groups?.quotation ?? '')?.groups ?? {}
    if (name !== undefined) return [between(`"${before}`), { kind: 'name', text: name }, between('"')]
    return groups?.word === undefined ? [between(piece)] : [{ kind: 'word', text: piece }]
  })
}

function between(text: string): Token {
  return { kind: 'between', text }
}
