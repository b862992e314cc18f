import { expect, it } from 'vitest';
import { fillPaymentAddress, paymentAddressesOf, validatePaymentOption } from './paymentOptions.ts';

const values = { number: 'A/7 ñ', amountCents: 123_450, currency: 'USD' };

it('fills the placeholders of an address, percent-encoded, with the decimals of the currency', () => {
  const address = 'https://pay.test/{number}?amount={amount}&in={currency}';
  expect(fillPaymentAddress(address, values)).toBe('https://pay.test/A%2F7%20%C3%B1?amount=1234.50&in=USD');
  expect(fillPaymentAddress(address, { ...values, amountCents: 1234, currency: 'JPY' })).toContain('=1234&');
  expect(fillPaymentAddress(address, { ...values, amountCents: 1234, currency: 'KWD' })).toContain('=1.234&');
});

it('accepts texts and https addresses, and rejects addresses that lead elsewhere', () => {
  for (const text of [
    'Routing 111 000 025',
    'See www.pay.test',
    'https://pay.test',
    'https://pay.test:8443/{number}',
  ])
    expect([text, validatePaymentOption(text)]).toEqual([text, undefined]);
  for (const text of [
    'http://pay.test',
    'javascript://pay.test/%0aalert(1)',
    'ftp://pay.test/{number}',
    'https://{number}.test/',
    'https://pay.test{number}',
    'https://user@pay.test',
    'https://pay.test/{customer}',
    'https://pay.test/{',
    'https://',
  ])
    expect([text, validatePaymentOption(text)]).toEqual([text, 'paymentAddressInvalid']);
});

it('lists only the ways that are addresses', () => {
  const options = {
    card: 'https://pay.test/{currency}',
    ach: 'Routing 1',
    wire: null,
    check: 'http://pay.test',
  };
  expect(paymentAddressesOf(options, values)).toEqual([{ option: 'card', url: 'https://pay.test/USD' }]);
});
