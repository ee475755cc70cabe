import { cases } from '../../core/test-support/cases.ts'
import { replaceVariables } from './replace-variables.ts'

const environment = { A: 'one', B: 'two', EMPTY: '' }
const replace = (text: string) => replaceVariables(text, environment)

cases(
  ...(
    [
      ['one variable', '${A}', 'one'],
      ['several in a text', 'x${A}y${B}z', 'xoneytwoz'],
      ['a default that is not needed', '${A:-other}', 'one'],
      ['a default for an unset one', '${NONE:-other}', 'other'],
      ['a default for an empty one', '${EMPTY:-other}', 'other'],
      ['an empty default', 'x${NONE:-}', 'x'],
      ['a default with marks of its own', '${NONE:-a:-b$c}', 'a:-b$c'],
      ['an escaped one', '$${A}', '${A}'],
      ['an escaped brace without an end', 'a $${ b', 'a ${ b'],
      ['a plain dollar', 'a$b $A $', 'a$b $A $'],
    ] as const
  ).flatMap(([what, text, wanted]) => {
    const { text: replaced, unset, malformed } = replace(text)
    return [
      `Replaces ${what}`,
      [
        [replaced, unset, malformed],
        [wanted, [], false],
      ] as const,
    ]
  }),
  'Names what is unset and leaves it alone',
  [
    replace('${NONE}-${A}-${EMPTY}'),
    {
      text: '${NONE}-one-${EMPTY}',
      names: ['NONE', 'A', 'EMPTY'],
      unset: ['NONE', 'EMPTY'],
      malformed: false,
      nested: false,
    },
  ],
  'Reports what is no variable',
  [['${}', '${a b}', '${1A}', '${A', '${A:default}'].every((text) => replace(text).malformed), true],
  'Does not replace within what a variable holds',
  [replaceVariables('${X}', { X: '${A}' }).text, '${A}'],
  'Notices a variable inside a default, whose brace ends the default',
  [['${A:-${B}}', 'x${A:-y${B:-z}}', '${A:-b}${B:-c}'].map((text) => replace(text).nested), [true, true, false]],
)
