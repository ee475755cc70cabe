import { broken, held, parts, Then } from 'assay/steps'
import { rowsOf } from 'assay/checks/answers/answer'
import { listAnswered } from 'assay/checks/lists/list-answered'

function codesAscend(list) {
  const answered = listAnswered(list)
  if (answered.finding !== 'held') return answered
  const codes = rowsOf(list).map(({ code }) => String(code))
  const at = codes.findIndex((code, index) => index > 0 && code < codes[index - 1])
  if (at === -1) return held(`The list shows ${codes.length} codes in order.`, [list])
  const difference = { wanted: `a code after ${codes[at - 1]}`, got: codes[at], place: `data[${at}].code` }
  return broken(`The code ${codes[at]} stands after ${codes[at - 1]}.`, difference, [list])
}

function eachRowShows(list, field) {
  const answered = listAnswered(list)
  if (answered.finding !== 'held') return answered
  const rows = rowsOf(list)
  const at = rows.findIndex((row) => typeof row[field] !== 'string')
  if (at === -1) return held(`Each of ${rows.length} rows shows ${field}.`, [list])
  const difference = { wanted: `a text in ${field}`, got: String(rows[at][field]), place: `data[${at}].${field}` }
  return broken(`A row does not show ${field}.`, difference, [list])
}

Then('the codes are in alphabetical order', function () {
  this.judge(codesAscend(this.the(parts.answer)))
})

Then('each row shows {string}', function (field) {
  this.judge(eachRowShows(this.the(parts.answer), field))
})
