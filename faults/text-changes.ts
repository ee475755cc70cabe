/** Changes of any text, by the word that names them. */
export const textChanges: Readonly<Record<string, (text: string) => string>> = {
  capitals: (text) => text.toUpperCase(),
  small: (text) => text.toLowerCase(),
  another: (text) => `${text}0`,
  trimmed: (text) => text.trim(),
  cut: (text) => text.slice(0, -1),
  decomposed: (text) => text.normalize('NFD'),
  composed: (text) => text.normalize('NFC'),
  unaccented: (text) => text.normalize('NFD').replaceAll(/\p{Mark}/gu, ''),
  // oxlint-disable-next-line no-control-regex
  ascii: (text) => text.replace(/[^\u0000-\u007F]/g, '?'),
  'latin-1': (text) => Buffer.from(text).toString('latin1'),
  'without-emoji': (text) => text.replaceAll(/\p{Extended_Pictographic}/gu, ''),
  'without-zeros-in-front': (text) => text.replace(/^0+/, ''),
  'without-blanks': (text) => text.replaceAll(/\s/g, ''),
  dashed: (text) => text.replaceAll('_', '-'),
  'with-escapes': (text) => text.replaceAll('/', '\\/'),
  'without-escapes': (text) => text.replaceAll('\\/', '/'),
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  upturned: (text) => text.split('\n').toReversed().join('\n'),
  base64url: (text) => Buffer.from(text, 'latin1').toString('base64url'),
  path: (text) => text.replace(/^\w+:\/\/[^/]+/, ''),
  slashed: (text) => text.replace(/(?=\?|$)/, '/'),
  'without-empty-query': (text) => text.replace(/\?$/, ''),
  encoded: (text) => text.replaceAll('=', '%3D'),
  decoded: (text) => text.replaceAll('%20', ' '),
  tidied: (text) => text.replace(/(?<=\?).*/, (query) => new URLSearchParams(query).toString()),
  sorted: (text) => text.replace(/(?<=\?).*/, (query) => query.split('&').toSorted().join('&')),
  'written-again': rewritten,
  'to-its-last-brace': (text) => text.slice(0, text.lastIndexOf('}') + 1),
  prefixed: (text) => `)]}',\n${text}`,
  blank: () => '',
  past: () => '2001-01-01T00:00:00Z',
}

/** JSON after it was parsed and written; any other text as it is. */
function rewritten(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}
