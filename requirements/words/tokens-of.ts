/** A piece of a text: a word, a name in double quotes, or the text between two of these. */
export interface Token {
  kind: 'word' | 'name' | 'between'
  text: string
}

// A quotation, a path or query, a word or name with its hyphens or dots, or any other character.
const pieces = /(?<quotation>"[^"]*")|(?<path>[\w-]*[/?&=][^\s,;:)"]+)|(?<word>\w+(?:[-.]\w+)*)|[^]/gu
const quotedPlace = /^"(?<before>(?:[\w-]*\[\d*\]\.)?)(?<name>[\w.-]+)"$/u

/**
 * The tokens of a text; joined they give the text again. A path or query is no word. A quotation is one only if it is a
 * name (`"login_id"`) or ends in one (`"data[].login_id"`): sent and received texts are not reworded.
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
