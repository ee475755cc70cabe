import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './test-support/assay.ts'

/** The sandbox folder of each interface with routes of its own, and the names of its files. */
const interfaces: Readonly<Record<string, { sandbox: string; called: RegExp }>> = {
  'enrichment-v5': { sandbox: 'enrichment', called: /enrich/ },
  'open-finance-v2': { sandbox: 'open-finance', called: /open-?finance/ },
  'partners-v1': { sandbox: 'partners', called: /partner|\blead/ },
  'payments-v1': { sandbox: 'payments', called: /payment/ },
}
const searched = '{api,cli,core,features,generators,harness,interfaces,reports,sandbox,schemas,steps}'
/** The profile is one file, so all its sections are read in one place. */
const elsewhere = ['harness/profile/open-finance-profile.ts']

const files = globSync(`${searched}/**/*.*`, { cwd: root }).filter((file) => !elsewhere.includes(file))

for (const [name, { sandbox, called }] of Object.entries(interfaces)) {
  const homes = [`interfaces/${name}`, `features/${name}`, `schemas/${name}`, `sandbox/${sandbox}`]

  test(`${name} is found in its folders alone, four at most`, () => {
    const own = files.filter((file) => called.test(file))
    assert.ok(own.length > 20, `${own.length} files`)
    const left = own.filter((file) => !homes.some((home) => file.startsWith(`${home}/`)))
    assert.deepEqual(left, [])
    assert.ok(homes.filter((home) => existsSync(join(root, home))).length <= 4)
  })
}
