import type { ErrorCode } from 'yaml'

interface SyntaxHelp {
  given: string
  accepted: string
  advice?: string
}

const helps: Partial<Record<ErrorCode, SyntaxHelp>> = {
  TAB_AS_INDENT: { given: 'a tab as indentation', accepted: 'spaces' },
  DUPLICATE_KEY: {
    given: 'a key that the same group already has',
    accepted: 'each key once',
    advice: 'remove one of the two',
  },
  BAD_INDENT: {
    given: 'a line whose indentation differs from its neighbours',
    accepted: 'the same indentation within one group',
  },
  MISSING_CHAR: {
    given: 'a missing quote, bracket, brace or comma',
    accepted: 'quotes, brackets and braces in pairs',
    advice: 'look at this line and the one before it',
  },
  UNEXPECTED_TOKEN: {
    given: 'something that does not belong here',
    accepted: 'one `key: value` on a line',
    advice:
      'put a value that holds `: `, ` #` or begins with one of @ ` & * ! % in single quotes, and a ${NAME} within { } in double quotes',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    given: 'a second `key: value` on the line',
    accepted: 'one `key: value` on a line',
    advice: 'begin a new line, or put a value that holds `: ` in single quotes',
  },
  MULTILINE_IMPLICIT_KEY: {
    given: 'a key of several lines',
    accepted: 'one `key: value` on a line',
    advice: 'look for a missing colon or a missing closing quote',
  },
  BAD_ALIAS: {
    given: 'an alias without its anchor or within it, or too many of them',
    accepted: 'aliases of anchors above them',
  },
  TAG_RESOLVE_FAILED: {
    given: 'a tag (!), which profiles do not have',
    accepted: 'plain YAML',
    advice: 'remove the tag',
  },
  BAD_DQ_ESCAPE: {
    given: 'an unknown escape in double quotes',
    accepted: 'the escapes of YAML',
    advice: 'put the value in single quotes',
  },
  MULTIPLE_DOCS: { given: 'a second document', accepted: 'one document', advice: 'remove the line `---`' },
}

/** The meaning of a YAML error, without text from the file. */
export function acceptedSyntax(code: ErrorCode): SyntaxHelp {
  const name = code.toLowerCase().replaceAll('_', ' ')
  return helps[code] ?? { given: `a YAML error (${name})`, accepted: 'YAML 1.2' }
}
