import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Finds the rows of a list that contain a text. */
export const rowsOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Searches a list, and waits until all its rows contain the text, because a click on a row that still moves misses it. */
export async function searchList(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: /^Search/ });
  await field.fill(text);
  await field.press('Enter');
  await expect(rowsOf(page, text)).not.toHaveCount(0);
  const records = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(records.filter({ hasNotText: text })).toHaveCount(0);
}
