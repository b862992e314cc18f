import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { InvoiceList, type LoadInvoices } from './InvoiceList.tsx';
import { loadInvoices } from './invoices.ts';

/** Rejects the first request and answers the following ones. */
function failOnce(): LoadInvoices {
  let hasFailed = false;
  return async (query, signal) => {
    if (hasFailed) return loadInvoices(query, signal);
    hasFailed = true;
    throw new Error('No connection');
  };
}

const meta = preview.meta({
  component: InvoiceList,
  title: 'Recipes/List page',
  args: { load: loadInvoices },
});

/** The user searches, changes the page, and clears a search without a result. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(await canvas.findByText('21-23')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search invoices' }), 'caprock{Enter}');
    await expect(await canvas.findByText('1-6')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' gas{Enter}');
    await expect(await canvas.findByText('Nothing found for “caprock gas”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText('1-10')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** Loading fails: the list shows the error, and Retry loads the rows. */
export const FailsOnce = meta.story({
  render: () => <FailingList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const rows = within(await canvas.findByRole('grid', { name: 'Invoices' }));
    await expect(await rows.findByText('INV-1042')).toBeVisible();
  },
});

function FailingList() {
  const [load] = useState(failOnce);
  return <InvoiceList load={load} />;
}
