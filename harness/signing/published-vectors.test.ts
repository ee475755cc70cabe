import assert from 'node:assert/strict'
import { createHmac, createPublicKey } from 'node:crypto'
import { test } from 'node:test'
import { digestOf } from '../signing/digest.ts'
import { readJws } from '../signing/read-jws.ts'
import { signingInputOf, verifiesRs256 } from '../signing/signing-input.ts'

/*
 * Published by others, values alone: RFC 7515, appendices A.1 (the HMAC key) and A.2 (RS256, its key and signature);
 * RFC 7797, section 4.2 (a detached signature over a payload that is not encoded); RFC 3230 and its successors' examples
 * (the digest of {"hello": "world"}).
 */
const rsa = {
  n: [
    'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yR',
    'T-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXB',
    'dQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9ia',
    'GNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ',
  ].join(''),
  signature: [
    'cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9',
    'uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB',
    '_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rq',
    'Vt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw',
  ].join(''),
}
const a2 = {
  first: 'eyJhbGciOiJSUzI1NiJ9',
  payload: 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ',
}
const detached = 'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY'
const hmacKey = Buffer.from(
  'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
  'base64url',
)
const key = createPublicKey({ key: { kty: 'RSA', n: rsa.n, e: 'AQAB' }, format: 'jwk' })

test('a published RS256 signature verifies over its signing input, and over no other', () => {
  const signature = Buffer.from(rsa.signature, 'base64url')
  assert.ok(verifiesRs256(signingInputOf(a2.first, a2.payload), key, signature))
  assert.ok(!verifiesRs256(signingInputOf(a2.first, a2.payload.toLowerCase()), key, signature))
})

test('a published detached signature is taken apart, and signs its payload without encoding it', () => {
  const { segments, protectedHeader, signature } = readJws(detached)
  assert.deepEqual(protectedHeader, { alg: 'HS256', b64: false, crit: ['b64'] })
  assert.equal(segments?.[1], '')
  const over = (payload: string) => createHmac('sha256', hmacKey).update(signingInputOf(segments?.[0] ?? '', payload))
  assert.deepEqual(over('$.02').digest(), signature)
  assert.notDeepEqual(over('JC4wMg').digest(), signature)
})

test('a published digest is that of its body', () =>
  assert.equal(digestOf(Buffer.from('{"hello": "world"}')), 'SHA-256=X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE='))
