// Reports what it was started with in place of results.
process.once('message', () => {
  const told = JSON.stringify({ env: process.env, argv: process.argv })
  process.send({ json: told }, () => process.disconnect())
})
