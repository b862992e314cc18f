import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminAt, phone, spanish } from '../admin.tsx';
import { dateOfField, idOf, openFilters, typeDate } from './ticketFilters.ts';
import { LIST, page, startSignedIn } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Filters, looks',
  beforeEach: startSignedIn,
});

/** On a phone the filters fill the screen. One section is open at a time: the dates at first, then the section that the user presses. */
export const Phone = meta.story({
  globals: phone,
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}` },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const height = page().getByRole('dialog').scrollHeight;
    await expect(page().getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
    const from = dialog.getByRole('group', { name: 'From' });
    await expect(from).toBeVisible();
    await expect(height).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.getByRole('checkbox', { name: 'Luis Ortega' })).not.toBeVisible();

    const technicians = dialog.getByText('Technician', { selector: 'summary *' }).closest('summary');
    // A closed section is as high as its title and the line below.
    await expect(technicians?.parentElement?.offsetHeight).toBe((technicians?.offsetHeight ?? 0) + 1);
    await expect(technicians).toHaveTextContent('1 selected');
    if (technicians) await userEvent.click(technicians);
    await waitFor(() => expect(from).not.toBeVisible());
    await expect(dialog.getByRole('searchbox', { name: 'Search in Technician' })).toBeVisible();
    const list = within(dialog.getByRole('group', { name: /^Technician/ }));
    await expect(list.getAllByRole('checkbox')[0]).toHaveAccessibleName('Luis Ortega');
    await expect(page().getByRole('dialog').scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Priya Nair' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(await canvas.findByText('Technician: Priya Nair')).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}&from=2026-10-01` },
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros (2)' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filtros' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Luis Ortega' })).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Técnico 1 seleccionado' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Aplicar filtro' })).toBeVisible();
    await expect(await canvas.findByText('Técnico: Luis Ortega')).toBeInTheDocument();
  },
});

export const SpanishOnPhone = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}&from=2026-10-01` },
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { name: /^Filtros/ }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filtros' }));
    await expect(dateOfField(dialog, 'Desde')).toBe('1/10/2026');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}&from=2026-11-10` },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await typeDate(dialog, 'To', '11012026');
    await expect(dialog.getByText('The end is before the start')).toBeVisible();
  },
});
