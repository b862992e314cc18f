import { lowestRole, type Spec } from '../spec.ts';
import { fillOthers } from './fill.ts';
import { title } from './listStories.ts';

export function journey(spec: Spec): string {
  const { one, many, paths, label } = spec;
  const user = lowestRole(spec) === 'ADMIN' ? 'owner' : 'manager';
  return `import { expect, signIn, test } from './product.ts';

const user = '${user}@demo.derrick.test';

test('a user creates, finds, changes and deletes a ${one.en}', async ({ page }) => {
  await signIn(page, user, \`/login?next=\${encodeURIComponent('/dashboard/${paths}')}\`);
  await page.getByRole('link', { name: 'Create ${title(one.en)}' }).first().click();
  const name = page.getByRole('textbox', { name: /^${label.label.en}/ });
  await name.fill('Journey one');
${fillOthers(spec, 'page').replaceAll(/^ {4}/gm, '  ')}  await name.press('Enter');
  await expect(page).toHaveURL(/\\/dashboard\\/${paths}$/);

  const search = page.getByRole('searchbox', { name: 'Search ${many.en}' });
  await search.fill('journey');
  await search.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Journey one' });
  await row.getByRole('button', { name: 'Actions for Journey one' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(name).toHaveValue('Journey one');
  await name.fill('Journey two');
  await name.press('Enter');

  const changed = page.getByRole('row').filter({ hasText: 'Journey two' });
  await changed.getByRole('button', { name: 'Actions for Journey two' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(changed).toHaveCount(0);
});
`;
}
