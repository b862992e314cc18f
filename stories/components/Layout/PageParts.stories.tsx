import { Badge } from '@derrick/ui/Badge';
import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import { Button } from '@derrick/ui/Button';
import { Card } from '@derrick/ui/Card';
import { PageHeader } from '@derrick/ui/PageHeader';
import { SaveBar } from '@derrick/ui/SaveBar';
import { Section } from '@derrick/ui/Section';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: PageHeader,
  subcomponents: { Section, Card, SaveBar },
  title: 'Components/Layout/Page parts',
  tags: ['autodocs'],
});

const page = () => (
  <Stack gap={24}>
    <PageHeader
      title="Invoice INV-2026-0042"
      before={<Breadcrumbs items={[{ label: 'Invoices', href: '#invoices' }, { label: 'INV-2026-0042' }]} />}
      status={<Badge tone="warning">Past due</Badge>}
      description="For 12 tickets of Basin Energy, due on November 14."
      actions={
        <>
          <Button>Download PDF</Button>
          <Button variant="primary">Record payment</Button>
        </>
      }
    />
    <Card>
      <Section
        title="Terms"
        description="Shown on every invoice."
        actions={<Button size="small">Preview</Button>}
      >
        <TextField label="Days to pay" defaultValue="30" />
      </Section>
    </Card>
    <SaveBar label="Unsaved changes">
      <Button>Discard</Button>
      <Button variant="primary">Save</Button>
    </SaveBar>
  </Stack>
);

/** A page with its title, a section on a card, and a bar that stays in sight while there are unsaved changes. */
export const Basic = meta.story({
  render: page,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice INV-2026-0042');
    await expect(canvas.getByRole('region', { name: 'Terms' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
  },
});

/** On a phone the actions move below the title, and nothing is wider than the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: page,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Record payment' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(title.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
