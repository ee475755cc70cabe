import assert from 'node:assert/strict'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { qualifiedStatements } from './roles.ts'
import { type KindName, kinds, makeTestSet, type TestSet } from './test-set.ts'

const now = new Date('2026-03-21T12:00:00Z')
let made: TestSet

function read(name: KindName): X509Certificate {
  return new X509Certificate(made.certificates[name].certificate)
}

describe('The test set', () => {
  before(async () => {
    made = await makeTestSet(['localhost', '127.0.0.1'], now)
  })

  test('each certificate goes with its own key', () => {
    for (const name of Object.keys(kinds) as KindName[])
      assert.ok(read(name).checkPrivateKey(createPrivateKey(made.certificates[name].key)), name)
  })

  test('the authority signed all but those that say otherwise', () => {
    const authority = new X509Certificate(made.authority.certificate)
    const unsigned = (Object.keys(kinds) as KindName[]).filter((name) => !read(name).verify(authority.publicKey))
    assert.deepEqual(unsigned, ['website-self-signed', 'website-other-authority', 'seal-other-authority'])
    assert.ok(authority.ca && !read('website-both').ca)
    assert.ok(read('website-self-signed').verify(read('website-self-signed').publicKey))
  })

  test('roles stand in the certificate as the statements of a qualified certificate', () => {
    const holds = (name: KindName, text: string) => read(name).raw.includes(Buffer.from(text))
    assert.ok(holds('website-both', 'PSP_AI') && holds('website-both', 'PSP_PI'))
    assert.ok(holds('website-account-information', 'PSP_AI') && !holds('website-account-information', 'PSP_PI'))
    assert.ok(!holds('website-no-role', 'PSP_'))
    // `openssl asn1parse` reads from these bytes: qualified, for a website, PSP_AI by its number and name.
    assert.equal(
      Buffer.from(qualifiedStatements('website', ['account-information'])).toString('hex'),
      '30593008060604008e4601013013060604008e4601063009060704008e4601060330380606040081982702302e3013301106070400' +
        '81982701030c065053505f41490c0e5465737420617574686f726974790c0758582d54455354',
    )
  })
})
