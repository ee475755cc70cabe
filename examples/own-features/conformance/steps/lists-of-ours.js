import { broken, check, held, parts, Then } from 'assay/steps'
import { rowsIn } from 'assay/checks/lists/list-answered'

const codesAscend = check((list) => {
  const codes = rowsIn(list).map(({ code }) => String(code))
  const at = codes.findIndex((code, index) => index > 0 && code < codes[index - 1])
  if (at === -1) return held(`The list shows ${codes.length} codes in order.`, [list])
  const difference = { wanted: `a code after ${codes[at - 1]}`, got: codes[at], place: `data[${at}].code` }
  return broken(`The code ${codes[at]} stands after ${codes[at - 1]}.`, difference, [list])
})

const eachRowShows = check((list, field) => {
  const rows = rowsIn(list)
  const at = rows.findIndex((row) => typeof row[field] !== 'string')
  if (at === -1) return held(`Each of ${rows.length} rows shows ${field}.`, [list])
  const difference = { wanted: `a text in ${field}`, got: String(rows[at][field]), place: `data[${at}].${field}` }
  return broken(`A row does not show ${field}.`, difference, [list])
})

Then('the codes are in alphabetical order', function () {
  this.judge(codesAscend(this.the(parts.answer)))
})

Then('each row shows {string}', function (field) {
  this.judge(eachRowShows(this.the(parts.answer), field))
})
