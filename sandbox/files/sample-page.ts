import type { Sandbox } from '../core/sandbox.ts'
import type { Page } from '../pages/page.ts'

/** A file that every file provider of the sandbox imports, to be named in file_url. */
export const filePages: Page[] = [
  {
    method: 'GET',
    path: '/files/sample.csv',
    handle: ({ sandbox }) => ({ status: 200, type: 'text/csv; charset=utf-8', text: sampleFile(sandbox) }),
  },
]

/** Two accounts with transactions of the last days. */
export function sampleFile(sandbox: Sandbox): string {
  const now = sandbox.clock.now().getTime()
  const day = (ago: number): string => new Date(now - ago * 86_400_000).toISOString().slice(0, 10)
  return [
    'account,made_on,amount,currency_code,description,nature',
    `Household,${day(9)},-23.90,EUR,Corner grocery,account`,
    `Household,${day(6)},1850.00,EUR,Salary Brook and Sons,account`,
    `Household,${day(2)},-61.40,EUR,Petrol station North Road,account`,
    `Put aside,${day(5)},200.00,EUR,Own savings order,savings`,
    '',
  ].join('\n')
}
