import fc from 'fast-check'
import { signatureAccepted } from '../../harness/checks/clients/signed-outcome.ts'
import type { Exchange } from '../../core/exchange.ts'
import { compact, jsonSpelling, jsonSpellingEdges, spellJson, type JsonSpelling } from '../arbitraries/json-spelling.ts'
import { querySpelling, querySpellingEdges, spellQuery, type QuerySpelling } from '../arbitraries/query-spelling.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Judged, Property } from '../explore.ts'

/** Sends the request under test with other bytes and a right signature. */
type SendSpelled = (text: string) => Promise<Exchange>

/** A spelling of a body, with or without text beyond ASCII beside the data. */
interface BodySpelling {
  spelling: JsonSpelling
  beside: string | undefined
}

/** Texts with one to four bytes a character, a letter with a separate accent, and characters that JSON may escape. */
const textsBeside = ['a', '\u00e9', 'e\u0301', '\u6f22', '\u{1f600}', '</\u2028"\\']

/** Sends the request under test with another body and a right signature, and evaluates whether it is accepted. */
export type AcceptedSpelled = (text: string) => Promise<Judged>

/**
 * A signature over the exact bytes of a body is accepted in any spelling of JSON. `isOpen` adds text beside the data. A
 * target may refuse that text itself, so such cases are inconclusive.
 */
export function bodySpellingIsAccepted(
  body: object,
  accepted: AcceptedSpelled,
  { isOpen }: { isOpen: boolean },
): Property<BodySpelling> {
  const textOf = ({ spelling, beside }: BodySpelling) =>
    spellJson(beside === undefined ? body : { ...body, note: beside }, spelling)
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  const withText = [
    ...textsBeside.map((beside) => ({ spelling: compact, beside })),
    { spelling: { ...compact, slashesEscaped: true }, beside: 'a/b' },
  ]
  return {
    arbitrary: fc.record({
      spelling: jsonSpelling(),
      beside: isOpen ? fc.option(text, { nil: undefined, freq: 3 }) : fc.constant(undefined),
    }),
    edges: [...jsonSpellingEdges.map((spelling) => ({ spelling, beside: undefined })), ...(isOpen ? withText : [])],
    holds: async (input) => {
      const judged = await accepted(textOf(input))
      return { label: `${traitsOf(input)}: ${[judged.outcome].join()}`, ...judged }
    },
    show: textOf,
  }
}

function traitsOf({ spelling, beside }: BodySpelling): string {
  const traits = [
    spelling.blanks.some((blank) => blank !== '') ? 'blanks' : '',
    spelling.escapeEvery > 0 ? 'escapes' : '',
    spelling.keysReversed ? 'keys reversed' : '',
    beside === undefined ? '' : 'text beside the data',
  ]
  return traits.filter((trait) => trait !== '').join(', ') || 'compact'
}

/** A signature over the exact address is accepted with any further parameters in any spelling. */
export function querySpellingIsAccepted(
  corrupt: Exchange,
  query: string,
  { pieces, send }: { pieces: 'plain' | 'any'; send: SendSpelled },
): Property<QuerySpelling> {
  return {
    arbitrary: querySpelling(pieces),
    edges: querySpellingEdges(pieces),
    holds: async (spelling) => {
      const text = spellQuery(query, spelling)
      const answer = await send(text)
      const label = `${traitOf(spelling, text)}: ${answer.answer?.status ?? 'no answer'}`
      return { label, outcome: caseOutcome(answer), judgement: signatureAccepted(corrupt, answer) }
    },
    show: (spelling) => `?${spellQuery(query, spelling)}`,
  }
}

function traitOf({ before, after }: QuerySpelling, text: string): string {
  const count = before.length + after.length
  if (count === 0) return 'as asked for'
  const traits = [/%/.test(text) ? 'escapes' : '', /^&|&&|&$|=(&|$)/.test(text) ? 'empty pieces' : '']
  return traits.filter((trait) => trait !== '').join(', ') || 'other pieces'
}
