/** A piece of a text: a word of prose, a name in double quotes, or whatever stands between two of them. */
export interface Token {
  kind: 'word' | 'name' | 'between'
  text: string
}

// A quotation; a path or query; a word or name, its parts joined by hyphens or dots; any other character.
const pieces = /(?<quotation>"[^"]*")|(?<path>[\w-]*[/?&=][^\s,;:)"]+)|(?<word>\w+(?:[-.]\w+)*)|[^]/gu
const quotedPlace = /^"(?<before>(?:[\w-]*\[\d*\]\.)?)(?<name>[\w.-]+)"$/u

/**
 * The tokens of a text; joined they give the text again. A path or query is no word, and neither is a quotation, unless
 * it is a name (`"login_id"`) or the place of one (`"data[].login_id"`): what was sent or received is not reworded.
 */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(pieces)).flatMap(({ 0: piece, groups }): Token[] => {
    const { before = '', name } = quotedPlace.exec(groups?.quotation ?? '')?.groups ?? {}
    if (name !== undefined) return [between(`"${before}`), { kind: 'name', text: name }, between('"')]
    return groups?.word === undefined ? [between(piece)] : [{ kind: 'word', text: piece }]
  })
}

function between(text: string): Token {
  return { kind: 'between', text }
}
