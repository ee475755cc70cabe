import { ok, problem, warning, type DoctorLine } from '../../core/doctor-line.ts'
import type { Exchange } from '../../core/exchange.ts'
import { largestPage, leastOfLarge } from '../../core/page-sizes.ts'
import { isSuccess, rowsOf, rowsOfAll } from '../../harness/checks/answers/answer.ts'
import { attemptIn } from '../../harness/checks/attempts/attempt-view.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import type { ReadyLogin } from '../../harness/profile/profile.ts'
import { outcomeOf } from './answer-words.ts'
import { type Examination, plainest } from './examination.ts'

/** The maximum of pages to read: enough for the rows if a server uses its smallest page. */
const pagesTried = 12

/** Checks that the large login can be read and has enough transactions. */
export async function examineLargeLogin(login: ReadyLogin, examination: Examination): Promise<DoctorLine> {
  const { client } = examination
  const below = draftBelow(login, examination, 'look at the large login')
  const list = below('/transactions', [
    ['login_id', login.login_id],
    ['per_page', String(largestPage)],
  ])
  const shown = await client.send(below(pathOf(login)))
  return largeLoginLine(shown, await followPages((draft) => client.send(draft), list, { most: pagesTried }))
}

/** Checks the ready-made login at the oauth provider. */
export async function examineOauthLogin(login: ReadyLogin, examination: Examination): Promise<DoctorLine> {
  const draft = draftBelow(login, examination, 'look at the oauth login')(pathOf(login))
  return oauthLoginLine(await examination.client.send(draft))
}

function pathOf({ login_id }: ReadyLogin): string {
  return `/logins/${encodeURIComponent(login_id)}`
}

/** Requests for a login's resources with its secrets. */
function draftBelow(login: ReadyLogin, examination: Examination, name: string) {
  const { dialect } = examination
  const headers = {
    [dialect.customerSecretHeader]: login.customer_secret,
    [dialect.loginSecretHeader]: login.login_secret,
  }
  return (path: string, query: Array<[string, string]> = []) =>
    plainest(examination, { name, path: dialect.basePath + path, query, headers })
}

function checkValues(name: string): string {
  return `check the four values of data.${name}, and that it is a login of the main client`
}

/** The rows that paging needs to show a further page. */
const rowsWanted = leastOfLarge + 1

/** Whether the large login can be read and is large enough, by the pages of its transactions. */
export function largeLoginLine(login: Exchange, pages: readonly Exchange[]): DoctorLine {
  const subject = 'large login'
  const check = checkValues('large_login')
  if (!isSuccess(login)) return problem(subject, `the server does not show it: ${outcomeOf(login)}`, check)
  const refused = pages.find((page) => !isSuccess(page) || !rowsOf(page))
  if (refused) return problem(subject, `the server does not list its transactions: ${outcomeOf(refused)}`, check)
  const rows = rowsOfAll(pages)
  const ids = new Set(rows.map(({ id }) => id))
  if (ids.size < rowsWanted) {
    return problem(subject, `has ${ids.size} transactions`, `give one with at least ${rowsWanted}, or leave it out`)
  }
  const perAccount = Math.max(
    ...[...Map.groupBy(rows, ({ account_id }) => account_id).values()].map(({ length }) => length),
  )
  if (perAccount < rowsWanted) {
    const fix = `${rowsWanted} in one account are better: pagination by account is checked on the largest account`
    return warning(subject, `shows ${ids.size} transactions, at most ${perAccount} in one account`, fix)
  }
  if (perAccount > largestPage) return ok(subject, `can be read and has more than ${largestPage} transactions`)
  const sizes = `with more than ${largestPage} in one account, pages of every size would be seen`
  return ok(subject, `can be read and has ${perAccount} transactions; ${sizes}`)
}

/** Whether the login can be read and does not wait for its user, as a run would wait too. */
export function oauthLoginLine(login: Exchange): DoctorLine {
  const subject = 'oauth login'
  const check = checkValues('oauth_login')
  if (!isSuccess(login)) return problem(subject, `the server does not show it: ${outcomeOf(login)}`, check)
  if (attemptIn(login)?.finished === false)
    return problem(
      subject,
      'its newest attempt is not finished: its user may not have come back from the provider',
      'have the attempt end, or give another login',
    )
  return ok(subject, 'can be read, and its newest attempt is finished')
}
