interface Likely {
  names: RegExp
  texts: readonly string[]
  /** Whether the name means something that a target may look at more closely than its regular expression does. */
  meant?: true
}

/** Texts that a field of this name may take, the likeliest first: a name says what people mean by a field, and no more. */
export function likelyTexts(name: string): readonly string[] {
  return (likely.find(({ names }) => names.test(name)) ?? anything).texts
}

/** Whether a field of this name wants texts of a meaning, so that not every text of the right form is a good one. */
export function hasMeaning(name: string): boolean {
  return likely.find(({ names }) => names.test(name))?.meant === true
}

const anything = { texts: ['Assay', 'Assay 1', '1', 'A'] }

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
