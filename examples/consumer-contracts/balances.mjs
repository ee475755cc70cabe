export async function balances(root, keys, loginId) {
  const response = await fetch(`${root}/api/v4/accounts?login_id=${loginId}`, { headers: keys })
  if (!response.ok) throw new Error((await response.json()).error_class)
  return (await response.json()).data.map(({ balance, currency_code }) => `${balance} ${currency_code}`)
}
