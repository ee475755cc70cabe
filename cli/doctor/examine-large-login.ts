import { rowsOf } from '../../harness/checks/answers/answer.ts'
import { plainest, type Examination } from './examination.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { ReadyLogin } from '../../harness/profile/profile.ts'
import type { DoctorLine } from '../../core/doctor-line.ts'
import { largeLoginLine, nextIdOf, rowsWanted } from './large-login-line.ts'

/** The most pages looked at: enough for the rows wanted where a server keeps to its smallest page. */
const pagesTried = 12

/** What is found of the ready-made login: it can be read and has enough transactions. */
export async function examineLargeLogin(login: ReadyLogin, examination: Examination): Promise<DoctorLine> {
  const { client, dialect } = examination
  const headers = {
    [dialect.customerSecretHeader]: login.customer_secret,
    [dialect.loginSecretHeader]: login.login_secret,
  }
  const below = (path: string, query: Array<[string, string]> = []) =>
    client.send(
      plainest(examination, { name: 'look at the large login', path: dialect.basePath + path, query, headers }),
    )
  const shown = await below(`/logins/${encodeURIComponent(login.login_id)}`)
  const pages: Exchange[] = []
  let from: string | undefined
  do {
    const query: Array<[string, string]> = [
      ['login_id', login.login_id],
      ['per_page', '1000'],
    ]
    if (from !== undefined) query.push(['from_id', from])
    const page = await below('/transactions', query)
    pages.push(page)
    from = nextIdOf(page)
  } while (from !== undefined && pages.length < pagesTried && seen(pages) < rowsWanted * 4)
  return largeLoginLine(shown, pages)
}

function seen(pages: Exchange[]): number {
  return pages.reduce((count, page) => count + (rowsOf(page)?.length ?? 0), 0)
}
