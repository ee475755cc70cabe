import { cases } from '../../core/test-support/cases.ts'
import { shownValue } from './shown-value.ts'

const at = ['target', 'name']
const shown = (value: unknown, schema?: object, variables?: string[]) => shownValue(value, at, schema, variables)
const secretly = (value: unknown) => shownValue(value, ['secret'], { type: ['number', 'string'] })
/** Those of the texts, parted by blanks, that are shown as they are. */
const shows = (schema: object, texts: string) => texts.split(' ').filter((text) => shown(text, schema) === text)
const words = { enum: ['pending', 'disabled'] }
const date = { format: 'date' }
const uri = { format: 'uri' }
const addresses = [
  'localhost:3000 bank.example https://bank.example ftp://bank.example:65535/a/b_c/d.e HTTPS://BANK.EXAMPLE/',
  `x.example/${'a'.repeat(24)} x.example${'/a'.repeat(6)} http://a-b.c-d.example`,
].join(' ')
const others = [
  'bank-example !https://bank.example https://bank.example/?a=CANARY https://u:p@bank.example x://bank.example',
  'verylongscheme://bank.example h2ttp://bank.example https:/bank.example bank.example:1234567 bank.example:port',
  `x.example/${'a'.repeat(25)} x.example${'/a'.repeat(7)} bank..example bank.ex_ample`,
].join(' ')

cases(
  'The kind of a value is shown, and a short word or the name of a file whole',
  [shown(undefined), 'nothing'],
  [shown(null), 'an empty value'],
  [shown([]), 'an empty list'],
  [shown(['CANARY', 2]), 'a list of 2'],
  [shown({ CANARY: 1 }), 'a group of fields'],
  [shown(1n), 'a bigint'],
  [shown(false), 'false'],
  [shown(''), 'an empty text'],
  [shown('mian'), 'mian'],
  [shown('keys/my main.pem'), 'keys/my main.pem'],
  [shown('CANARY.x of y'), 'a text of 13 characters (not shown)'],
  [shown('!CANARY/main.pem'), 'a text of 16 characters (not shown)'],
  'A value on the path of a secret is never repeated, however short',
  ...['abc', 'a.pem', 12].map((value) => [secretly(value), /\(not shown\)$/] as const),
  'A value that came from variables is named by them',
  [shown('CANARY', undefined, ['A']), 'a text from ${A} (not shown)'],
  [shown(12, undefined, ['A', 'B']), /^a number from \$\{A\} .*\$\{B\} \(not shown\)$/],
  'A number is shown where one belongs, up to six characters of it',
  ...['number', 'integer', ['null', 'integer']].flatMap((type) => [
    [shown(123456, { type }), '123456'] as const,
    [shown(1234567, { type }), 'a number (not shown)'] as const,
  ]),
  [shown(7, { type: 'string' }), 'a number (not shown)'],
  [shown(7, {}), 'a number (not shown)'],
  'A text is shown where it looks like what belongs there',
  [shows(words, 'pendign CANARY-secret a/file.pem'), ['pendign']],
  [shown('pendign', { items: words }), 'pendign'],
  [shows(date, '2026-02-30 30.02.2026 1/2/3 1234567890123'), ['2026-02-30', '30.02.2026', '1/2/3']],
  ...['on 2026-02-30', '2026-02-30 x'].map((text) => [shown(text, date), /\(not shown\)$/] as const),
  'An address is shown as far as it has but host, port and short segments',
  [shows(uri, addresses), addresses.split(' ')],
  [shows(uri, others), []],
)
