// Which currencies a payment service pays in.

/**
 * Those of PayPal's list (https://developer.paypal.com/api/rest/reference/currency-codes/), without HUF and TWD: PayPal has no
 * fractions of them, and a partner may have earned one.
 */
const PAYPAL = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' ');

export const isPaidByPaypal = (currency: string): boolean => PAYPAL.includes(currency);
