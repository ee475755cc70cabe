import { cases } from './test-support/cases.ts'
import { liesBeneath, obligationOf, topicOf } from './address.ts'
import { askedRoute } from './asked-route.ts'
import { shiftDays, shiftMonths } from './calendar.ts'
import { nearestAddresses, nearestWord } from './nearest-word.ts'
import { shorten } from './shorten.ts'
import { isWebAddress } from './web-address.ts'

const sorted = 'ais-v4/paging/sorted-by-id'
const asked = (url: string) => askedRoute({ method: 'GET', url })
const near = (given: string) => nearestWord(given, ['live', 'service', 'app', 'private_key_file', 'private_key'])
const shown = ['https://connect.example/?token=1', 'http://127.0.0.1:8080/connect#a', 'HTTPS://Example.com']
const notShown = ['/connect?token=1', 'connect.example/?token=1', '//connect.example', 'https:///x', 'mailto:a@b.c', '']
const ofOtherSchemes = ['javascript:', 'view-source:', 'filesystem:', 'blob:'].map(
  (scheme) => `${scheme}https://a.example`,
)

cases(
  'An address lies beneath itself and its first segments, with or without a slash at their end',
  ...['ais-v4/paging', 'ais-v4/paging/', 'ais-v4/paging//', sorted].map(
    (one) => [liesBeneath(sorted, one), true] as const,
  ),
  ...['ais-v4/pag', `${sorted}/x`].map((one) => [liesBeneath(sorted, one), false] as const),
  'An address is its topic and its obligation',
  [topicOf(sorted), 'ais-v4/paging'],
  [obligationOf(sorted), 'sorted-by-id'],
  'What was asked has no query and no ids, but its version',
  [asked('http://127.0.0.1:3000/api/v4/logins/1034?from_id=7'), 'GET /api/v4/logins/…'],
  'A day that is moved stays in the calendar',
  [shiftDays('2024-02-28', 1), '2024-02-29'],
  [shiftDays('2024-01-01', -1), '2023-12-31'],
  [shiftMonths('2024-03-31', -1), '2024-02-29'],
  'A text that is too long ends with how much is left out, and with no half of a character',
  [shorten('', 0), ''],
  [shorten('a'.repeat(2000), 10), /^a{10}… \(1,990 /],
  [shorten('a😀bc', 2).isWellFormed(), true],
  'A browser visits whole addresses of the web, and nothing else',
  ...shown.map((one) => [isWebAddress(one), true, one] as const),
  ...[...notShown, ...ofOtherSchemes, ' javascript:alert(1)', `see ${shown[0]}`, 7, shown].map(
    (one) => [isWebAddress(one), false, String(one)] as const,
  ),
  'The nearest word is near in any case and with any sign between its words, or there is none',
  [['liev', 'LIVE', 'servce', 'ap'].map(near), ['live', 'live', 'service', 'app']],
  [['server', 'x', ''].map(near), [undefined, undefined, undefined]],
  'A word is near while at most a third of its letters differ, or one of a short word',
  [['abcxxx', 'abcdef', 'abcde'].map((one) => nearestWord(one, ['abcdefghi'])), [undefined, 'abcdefghi', undefined]],
  [nearestWord('A B_C-D', ['abcd']), 'abcd'],
  [nearestWord('abcd', ['abxy', 'abcx']), 'abcx', 'the nearest, not the first'],
  'Of addresses that are as near by their letters, those of as many parts come first',
  [nearestAddresses('ais-v4/pa', ['ais-v4', 'ais-v4/page'])[0], 'ais-v4/page'],
  [nearestAddresses('a/bc', ['a/b/c', 'a/bcd']), ['a/bcd', 'a/b/c']],
  'A letter counts once that is put in, taken out, changed, or swapped with its neighbour',
  ...[
    ['abcxdef', 'abxcxdef'],
    ['abdef', 'aef'],
    ['abxdef', 'axxdef'],
    ['abdcef', 'axxxef'],
    ['bacdef', 'xycdef'],
  ].map(
    ([nearer = '', farther = '']) =>
      [nearestAddresses('abcdef', [farther, nearer, 'abcdef']), ['abcdef', nearer, farther]] as const,
  ),
)
