import type { PaymentField } from '../checks/payment-field.ts'
import { type ReadRegexp, readRegexp } from '../checks/validation-regexp.ts'

interface Likely {
  names: RegExp
  texts: readonly string[]
  /** Whether a target may look at its meaning, more closely than its regular expression does: not every text of the right form is a good one. */
  meant?: true
}

/** What a field of this name may take, the likeliest text first: a name says what people mean by a field, and no more. */
function likelyFor(name: string): Likely {
  return likely.find(({ names }) => names.test(name)) ?? anything
}

const anything: Likely = { names: /.*/, texts: ['Assay', 'Assay 1', '1', 'A'] }

const likely: readonly Likely[] = [
  {
    names: /iban/i,
    texts: ['DE89370400440532013000', 'GB29NWBK60161331926819', 'FR1420041010050500013M02606', 'NL91ABNA0417164300'],
    meant: true,
  },
  { names: /ip_address|remote_ip|(^|_)ip$/i, texts: ['192.0.2.10', '198.51.100.7', '203.0.113.99'], meant: true },
  { names: /country_code|country$/i, texts: ['DE', 'GB', 'FR', 'XF'], meant: true },
  { names: /currency/i, texts: ['EUR', 'GBP', 'USD'], meant: true },
  {
    names: /(_at|_in|timestamp|date_?time)$/i,
    texts: ['2024-05-06T07:08:09Z', '2024-05-06', '1714979289'],
    meant: true,
  },
  { names: /date/i, texts: ['2024-05-06'], meant: true },
  { names: /bic|swift|_agent/i, texts: ['DEUTDEFF', 'NWBKGB2L', 'DEUTDEFF500'], meant: true },
  { names: /sort_code/i, texts: ['200000', '20-00-00'], meant: true },
  { names: /account_number/i, texts: ['55779911', '1234567890'], meant: true },
  { names: /amount/i, texts: ['12.50', '12.5', '12', '7.25'], meant: true },
  { names: /latitude|longitude/i, texts: ['12.5', '12.50', '12', '12.345678'], meant: true },
  { names: /building|number/i, texts: ['12', '1', '12A'] },
  { names: /post_?code|zip/i, texts: ['10115', 'SW1A 1AA', '12345'], meant: true },
  { names: /email/i, texts: ['person@example.com'], meant: true },
  { names: /phone/i, texts: ['+441632960000', '01632960000'], meant: true },
  { names: /end_to_end|reference|_id$/i, texts: ['ASSAY1', 'assay-1', '1'] },
  { names: /description/i, texts: ['Assay test payment', 'Assay'] },
  { names: /name/i, texts: ['Jane Doe', 'JANE DOE', 'Jane'] },
]

/** What may be sent for a field, and how far the target itself says so. */
export interface FieldValues {
  /** At least one; of one form, so that what holds of one holds of the others. */
  values: readonly unknown[]
  /**
   * `given`: the profile's. `stated`: the template's own nature, options and regular expression allow them. `guessed`: the
   * template does not say enough, or nothing that Assay can run.
   */
  by: 'given' | 'stated' | 'guessed'
  /** Of which any text will do; set where nothing but the regular expression settles it. */
  form?: RegExp
}

/** Numbers that differ in form: whole ones, and those with one, two and more decimals. Small, as amounts and degrees are. */
const numbers = [[12, 7, 25, 60], [12.5, 7.3, 25.9], [12.34, 7.25, 25.99, 60.01], [12.345678]]

/**
 * The values that an attribute may have for a field of a template. Undefined where Assay finds none: a select field without
 * options, or a regular expression for which it can make no text.
 * Source: Payment template.
 */
export function valuesFor(field: PaymentField, given?: unknown): FieldValues | undefined {
  if (given !== undefined) return { values: [given], by: 'given' }
  if (field.nature === 'select') return field.options.length > 0 ? { values: field.options, by: 'stated' } : undefined
  if (field.validationRegexp === undefined) return withoutRegexp(field)
  const read = readRegexp(field.validationRegexp)
  if (!read) return { ...withoutRegexp(field), by: 'guessed' }
  const fitting = (value: unknown) => read.fits(String(value))
  const likely = (field.nature === 'number' ? numbers.flat() : likelyFor(field.name).texts).filter(fitting)
  const matching = read.texts().filter(isSolid)
  const values = likely.length > 0 ? likely : matching
  if (values.length === 0) return undefined
  const free =
    field.nature !== 'number' && matching.length >= fewestMade && !(likely.length > 0 && likelyFor(field.name).meant)
  return { values, by: 'stated', ...(free && { form: read.regexp }) }
}

/** Of the texts made on trial, so many must be good ones before more are made. */
const fewestMade = 10

/** Whether nobody would trim a text: blanks at its ends may go, and a blank text may count as none. */
export function isSolid(text: string): boolean {
  return text !== '' && text.trim() === text
}

function withoutRegexp({ name, nature }: PaymentField): FieldValues {
  if (nature === 'number') return { values: numbers.slice(0, 3).flat(), by: 'stated' }
  return { values: likelyFor(name).texts.slice(0, 1), by: 'guessed' }
}

/** Values that break exactly one rule of a field, by the name of the rule. Source: Payment template. */
type Violation =
  | 'a number that is words'
  | 'a list in place of a value'
  | 'an option outside the list'
  | 'a text against its regular expression'
  | 'a number against its regular expression'
  | 'an IP address of another form'

/** Whether no text that is empty or blank can be a right value of a field, left out or not. */
export function refusesBlanks({ nature, validationRegexp }: PaymentField): boolean {
  const read = nature === 'text' && validationRegexp !== undefined ? readRegexp(validationRegexp) : undefined
  return read?.passes('') === false
}

/** What breaks a rule of a field without any doubt; nothing for rules that the field has not, or that Assay cannot run. */
export function violationsOf(field: PaymentField): Array<{ violation: Violation; value: unknown }> {
  const { nature, options, validationRegexp } = field
  const read = validationRegexp === undefined ? undefined : readRegexp(validationRegexp)
  if (nature === 'number') {
    const unfit = read && unlikelyNumbers.find((number) => !spellings(number).some((text) => read.passes(text)))
    return [
      { violation: 'a number that is words', value: 'twelve and a half' },
      { violation: 'a list in place of a value', value: [12] },
      ...(unfit === undefined ? [] : [{ violation: 'a number against its regular expression', value: unfit } as const]),
    ]
  }
  if (nature === 'select') {
    if (options.length === 0) return []
    const others = options.flatMap((one) => [one.toLowerCase(), one.toUpperCase()])
    const inOtherCase = others.find((one) => !options.includes(one))
    return ['ASSAY_NO_SUCH_OPTION', ...(inOtherCase === undefined ? [] : [inOtherCase])].map((value) => ({
      violation: 'an option outside the list',
      value,
    }))
  }
  const values = read
    ? [unlikelyTexts.find((text) => !read.passes(text)), withMoreBehind(field, read), withSecondLine(field, read)]
    : []
  return [
    { violation: 'a list in place of a value', value: likelyFor(field.name).texts.slice(0, 1) },
    ...values
      .filter((value) => value !== undefined)
      .map((value) => ({ violation: 'a text against its regular expression', value }) as const),
    ...(field.name === 'customer_ip_address' ? otherAddresses : [])
      .filter((value) => !read?.passes(value))
      .map((value) => ({ violation: 'an IP address of another form', value }) as const),
  ]
}

/** A right text and a sign behind it that the expression refuses: a target may look for a part that fits, or at the beginning. */
function withMoreBehind(field: PaymentField, read: ReadRegexp): string | undefined {
  const right = rightText(field, read)
  return right === undefined || read.passes(`${right}~`) ? undefined : `${right}~`
}

/**
 * A right text with a wrong line below it, where the expression says by \A and \z that it is of the whole text: `^` and `$`
 * are of a line in some dialects. None where a target that joins the lines may take them.
 */
function withSecondLine(field: PaymentField, read: ReadRegexp): string | undefined {
  if (!/^\\A.*\\z$/s.test(field.validationRegexp ?? '')) return undefined
  const line = rightText(field, read)
  if (line === undefined || ['\n', ' ', ''].some((between) => read.passes(`${line}${between}~`))) return undefined
  return `${line}\n~`
}

function rightText({ name }: PaymentField, { fits, texts }: ReadRegexp): string | undefined {
  return [...likelyFor(name).texts, ...texts()].find((text) => fits(text) && isSolid(text))
}

/** One of IPv6, one with a line below it, which an expression for lines does not see, and one group more and less than four. */
const otherAddresses = ['2001:db8::10', '192.0.2.10\n~', '192.0.2.10.7', '192.0.2']

const unlikelyNumbers = [-7, 12_345_678_901_234]

/** How a target may write a whole number before it looks whether that fits. */
const spellings = (number: number): string[] => [0, 1, 2].map((decimals) => number.toFixed(decimals))

/** None is blank: whether a blank counts as left out is open. */
const unlikelyTexts = ['~', '~~~~ no such text ~~~~', '\u00bf?', '-', 'a'.repeat(600), '0', 'Z'.repeat(40)]
