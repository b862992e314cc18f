/** Names of wells that contain the name of a customer. */
import { describe, expect, it } from 'vitest';
import { contextIn } from '../../../../fixtures/assistant/fixtures.ts';
import { readTicketText } from './readTicketText.ts';

describe('a customer name inside a well name', () => {
  it.each([
    ['en', 'sat on the frac tank at the Diamondback Unit 9-2H, 7 to 3', 'Diamondback Unit 9-2H'],
    ['en', '7 to 3, coterra lease eleven dash four h, swapped a valve', 'Coterra Lease 11-4H'],
    ['en', 'Lone Star 7-3, that is the name of the well, nine to noon', 'Lone Star 7-3'],
    ['es', 'Lone Star 7-3, así se llama el pozo, de nueve a doce', 'Lone Star 7-3'],
  ] as const)('is read as well and not as customer, in %s: %s', (language, text, well) => {
    const { wellName, customerCompany } = readTicketText(text, contextIn(language)).fields;
    expect([wellName?.value, customerCompany]).toEqual([well, undefined]);
  });

  it.each([
    ['Lone Star 7-3, greased the polished rod', undefined],
    ['Diamondback, unit 9, 7 to 3', undefined],
  ])('is read as customer when the text names no well or only mentions a unit: %s', (text, well) => {
    const { wellName, customerCompany } = readTicketText(text, contextIn('en')).fields;
    expect([wellName, customerCompany === undefined]).toEqual([well, false]);
  });
});
