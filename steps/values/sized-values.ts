/** Values of an exact size, each in several forms: an address in characters, an object in bytes of compact JSON. */
export const sizedValues: Array<[RegExp, (world: unknown, match: RegExpExecArray) => unknown]> = [
  [
    /^an address of (\d+) characters(?: with (.+))?$/,
    (_world, [, length, part]) => started(addresses, part).padEnd(Number(length), 'a'),
  ],
  [
    /^an object of (\d+) bytes(?: with (.+))?$/,
    (_world, [, bytes, part]) => {
      const make = started(objects, part)
      return make('a'.repeat(Number(bytes) - JSON.stringify(make('')).length))
    },
  ],
]

const addresses = {
  nothing: 'https://example.com/',
  'a query': 'https://example.com/?a0=1&b1=',
  'a fragment': 'https://example.com/#',
  'a port': 'https://example.com:8443/back/',
  escapes: `https://example.com/${'%20'.repeat(6)}/`,
}

const objects = {
  nothing: (k: string): object => ({ k }),
  'many keys': (last: string): object => ({
    ...Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`key${place + 10}`, 'a'])),
    last,
  }),
  'letters of two bytes': (letters: string): object => ({ k: letters.replaceAll('aa', '\u00e9') }),
  'an object in it': (inner: string): object => ({ outer: { inner } }),
  'a list in it': (text: string): object => ({ list: ['a', 'b', text] }),
}

/** @throws Error VALUE_UNKNOWN for a form that the feature invents */
function started<Form>(forms: Readonly<Record<string, Form>>, name = 'nothing'): Form {
  const form = forms[name]
  if (form === undefined) throw new Error(`VALUE_UNKNOWN: known are values with ${Object.keys(forms).join(', ')}`)
  return form
}
