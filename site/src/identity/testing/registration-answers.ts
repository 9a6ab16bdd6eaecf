/** What the house answers to whoever is about to register. */
export const country = (code: string, default_currency: string, registration_open = true) => ({
  name: code,
  code,
  default_currency,
  registration_open,
});
export const currency = (code: string) => ({
  code,
  symbol: code,
  fiat: true,
  default: code === 'EUR',
  subcurrencies: [],
});
const account = ['email', 'password', 'country', 'currency', 'terms_acceptance', 'age_acceptance'];
export const fields = (...demanded: string[]) => ({
  fields: demanded.map((field) => ({ field, type: 'text' })),
  contexts: { registration: [...account, ...demanded] },
});
