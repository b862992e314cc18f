import { afterAll, describe, expect, it } from 'vitest';
import { png } from '../../test/documents/samplePng.ts';
import { sampleInvoice, sampleTicket } from '../../test/documents/samples.ts';
import { renderInvoice } from './invoice.ts';
import { createRenderer } from './renderer.ts';
import { renderTicket } from './ticket.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

describe('the renderer worker', () => {
  it('returns the same bytes as rendering in the main thread, with parallel requests', async () => {
    const [invoice, ticket] = await Promise.all([
      renderer.renderInvoice(sampleInvoice()),
      renderer.renderTicket(sampleTicket()),
    ]);
    expect(Buffer.from(invoice).equals(await renderInvoice(sampleInvoice()))).toBe(true);
    expect(Buffer.from(ticket).equals(await renderTicket(sampleTicket()))).toBe(true);
  });

  it('recognizes pictures that can be drawn', async () => {
    expect(await renderer.canDraw(png({ width: 4, height: 2 }))).toBe(true);
    expect(await renderer.canDraw(png({ width: 4, height: 2, packed: Buffer.from('nonsense') }))).toBe(false);
  });

  it('returns an error for a failed document and renders the next document', async () => {
    const wrong = sampleTicket({ currency: 'dollars' });
    await expect(renderer.renderTicket(wrong)).rejects.toThrow('could not be drawn');
    expect((await renderer.renderInvoice(sampleInvoice())).length).toBeGreaterThan(10_000);
  });

  it('restarts after it has ended', async () => {
    const breaking = createRenderer();
    const broken = breaking.renderInvoice(sampleInvoice());
    await Promise.all([expect(broken).rejects.toThrow('has ended'), breaking.close()]);
    expect((await breaking.renderInvoice(sampleInvoice())).length).toBeGreaterThan(10_000);
    await breaking.close();
  });
});
