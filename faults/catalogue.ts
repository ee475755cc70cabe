/** What is wrong at one answer. */
const atAnswers = {
  accepts: 'The server accepts a request that it must refuse.',
  refuses: 'The server refuses a request that it must accept.',
  calls: 'The server refuses with the class of another fault.',
  'answers-with': 'The server answers with another HTTP status.',
  'answers-no-json': 'The body of an answer is not JSON.',
  'does-what-it-refuses': 'The server does what it must refuse.',
  'shows-the-request': 'An answer shows what the request sent, credentials included.',
  'adds-a-field': 'A row has a field that it must not have, such as one of another version.',
  'answers-in-another-version': 'The server answers as another version does.',
  'limits-too-early': 'The server refuses a request as beyond a limit that was not reached.',
  'succeeds-in-place-of-failing': 'A fetch succeeds that must fail.',
  'fails-in-place-of-succeeding': 'A fetch fails that must succeed.',
  'succeeds-in-place-of-waiting': 'A fetch succeeds that has not come to its end, or waits for input.',
  'ends-no-fetch': 'A fetch does not end.',
  'omits-a-header': 'A header of an answer is missing.',
  'shows-a-header-as-another': 'A header of an answer has another value.',
}

/** How a value is shown: the words are those of value changes. */
const ofValues = {
  omits: 'A field is missing.',
  'shows-as-another-type': 'A field has a value of another type.',
  'shows-as-unlisted': 'A field has a word that is not listed.',
  'shows-as-500-days-earlier': 'A date or a time is more than a year too early.',
  'shows-as-500-days-later': 'A date or a time is more than a year too late.',
  'shows-as-turned': 'A flag has the opposite value.',
  'shows-as-another-id': 'An id is that of something else.',
  'shows-as-larger': 'A number is larger than it should be.',
  'shows-as-below-zero': 'A number is below zero.',
  'shows-as-unusable': 'An address is of a form that no client can open.',
  'shows-as-elsewhere': 'An address leads to another host, or is absolute where it must be relative.',
  'shows-as-bare': 'An address has lost its parameters.',
  'shows-as-another': 'A text is another one.',
  'shows-as-unknown-code': 'A code has the right form and is a code of nothing.',
  'shows-as-something': 'A field that is null has a value.',
  'shows-as-emptied': 'A list is empty.',
  'shows-as-fieldless': 'An object has none of its fields.',
  'shows-as-blank': 'A text is empty.',
  'shows-as-null': 'A field is null.',
  'shows-as-another-form': 'A value is not of the form that is documented for it.',
  'shows-as-out-of-bounds': 'A number is outside the bounds that are documented for it.',
  'omits-what-may-be-absent': 'A field is left out that its schema does not demand.',
  'shows-as-an-allowed-form': 'A field has another form, which its schema allows.',
}

/** How a list is shown. */
const ofLists = {
  'shows-as-without-first': 'A list leaves out its first row.',
  'shows-as-without-last': 'A list leaves out its last row.',
  'shows-as-first-twice': 'A list shows a row twice.',
  'shows-as-backwards': 'A list has its rows in the opposite order.',
  'shows-a-row-of-another': 'A list shows a row of another list: of another customer, login or filter.',
  'shows-the-rows-of-another': 'A list shows the rows of another list in place of its own.',
}

/** What is wrong from one answer to the next, or at one time. */
const inTime = {
  'answers-from-before': 'The server repeats its earlier answer to the same request, or to the same route.',
  'answers-too-early': 'The server has done already what is asked of it: it answers as it should only the next time.',
  'answers-as-to-others': 'The server answers with what it says to another client, customer or login.',
  'changes-nothing': 'The server accepts a request and does nothing: what it shows afterwards is as before.',
}

/** What is wrong at a request: the server does not look at a part of it. */
const atRequests = {
  'makes-changes-twice': 'The server makes each change twice, and gives the answer of the second time.',
  'ignores-parameter': 'The server ignores a query parameter.',
  'ignores-field': 'The server ignores a field of a body.',
  'verifies-no-keys': 'The server takes a request with wrong keys for one with right keys.',
  'verifies-no-signature': 'The server takes a request with a wrong signature for one with a right signature.',
}

/** What is wrong beside the answers. */
const ofCallbacksAndPages = {
  'sends-no-callback': 'A callback does not come.',
  'sends-a-callback-twice': 'A callback comes twice.',
  'sends-a-callback-unasked': 'A callback comes that must not come.',
  'signs-no-callback': 'A callback has no signature.',
  'changes-a-signed-callback': 'A callback was changed after it was signed.',
  'shows-another-page': 'A hosted page shows something else, or leads elsewhere.',
}

/** The kinds of faults that can be applied to a recording, each with what the server does. */
export const ofRecordings = { ...atAnswers, ...ofValues, ...ofLists, ...inTime, ...ofCallbacksAndPages }

/** The kinds of faults that are applied to a recording or at a gateway, each named once. */
export const catalogue = { ...ofRecordings, ...atRequests }

export type KindOfFault = keyof typeof catalogue

/** What the server does by a fault of this name; `ignores-field-locale` is of the kind `ignores-field`. */
export function sentenceOf(id: string): string {
  const kind = id in catalogue ? id : id.replace(/^(ignores-[a-z]+)-.*/, '$1')
  return catalogue[kind as KindOfFault]
}
