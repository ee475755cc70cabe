// The verifier with a proxy for every request that leaves this machine. The proxy reports them to the test.
process.env['HTTPS_PROXY'] = process.env['HTTP_PROXY'] = process.env['TRAP_ADDRESS'] ?? ''
process.env['NO_PROXY'] = '127.0.0.1'
if (process.env['TRAP_TRACKED'] === 'yes') delete process.env['PACT_DO_NOT_TRACK']
await import('../child.ts')
