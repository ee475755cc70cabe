import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aboutField, labelOf, secretHeaders } from './secret-fields.ts'

test('Every header of the documents that carries a secret is hidden, under its own name', () => {
  const named =
    'Secret App-secret Service-secret Client-secret Customer-secret Login-secret Connection-secret Control-token ' +
    'Signature x-jws-signature Authorization Cookie Set-Cookie'
  assert.deepEqual(
    [...secretHeaders],
    named.split(' ').map((name) => [name.toLowerCase(), name]),
  )
})

const secret: Array<[label: string, names: string]> = [
  ['secret', 'secret SECRET customer_secret customerSecret x-client-secret api_key apiKey accessKey'],
  [
    'token',
    'token access_token accessToken refresh-token id_token sessionId jwt client_assertion authorization cookie',
  ],
  ['token', 'authorization_code authCode'],
  [
    'credential',
    'credentials interactive_credentials password new_password passwd pwd passphrase passcode pin otp sms_otp',
  ],
  ['encrypted credential', 'encrypted_credentials encryptedCredentials'],
  ['private key', 'private_key privateKey secret_key'],
  ['query string', 'query_string'],
  ['file content', 'file'],
]
for (const [label, names] of secret)
  for (const name of names.split(' '))
    test(`A field ${name} is hidden as a ${label}`, () => assert.equal(labelOf(name), label))

test('Fields whose names only begin like those of secrets stay readable', () => {
  for (const name of ['tokens', 'secret_question', 'code', 'country_code', 'file_url', 'profile', 'shipping', 'id'])
    assert.equal(labelOf(name), undefined, name)
})

test('Addresses in which a token may stand are known by their fields and headers', () => {
  for (const name of 'connect_url redirectUrl file_url callback_uri href Location links my_home_url'.split(' '))
    assert.ok(aboutField(name).mayHoldToken, name)
  for (const name of ['home_url', 'logo_url', 'status', 'current', 'url_count'])
    assert.ok(!aboutField(name).mayHoldToken, name)
})
