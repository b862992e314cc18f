import { Button } from '@derrick/ui/Button';
import { Checklist, type ChecklistProps } from '@derrick/ui/Checklist';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const gates = [
  { id: 'location', label: 'Enter the location', field: 'Location' },
  { id: 'well', label: 'Enter the well name', field: 'Well name' },
  { id: 'reference', label: 'Enter the cost reference', field: 'Cost reference' },
];

/** A form with its checklist: an item is checked while its field is filled in. */
function TicketExample({ items: _, ...props }: ChecklistProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ location: 'Permian Basin' });
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <Checklist
        {...props}
        items={gates.map(({ id, label }) => ({
          id,
          label,
          isDone: Boolean(values[id]?.trim()),
          controlId: `field-${id}`,
          ...(id === 'reference' && { description: 'The customer sends invoices without one back.' }),
        }))}
      />
      {gates.map(({ id, field }) => (
        <TextField
          key={id}
          id={`field-${id}`}
          label={field}
          value={values[id] ?? ''}
          onChange={(value) => setValues((current) => ({ ...current, [id]: value }))}
        />
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/Checklist',
  tags: ['autodocs'],
  component: Checklist,
  render: (args) => <TicketExample {...args} />,
  args: { title: 'Before you submit', items: [] },
});

/** Each item links to its field and is checked as soon as the field is filled in. */
export const TicksItselfOff = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 done');
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the well name' }));
    const well = canvas.getByRole('textbox', { name: 'Well name' });
    await expect(well).toHaveFocus();
    await userEvent.keyboard('Ridgeback 14-2H');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 done');

    canvas.getByRole('link', { name: 'Enter the cost reference' }).focus();
    await userEvent.keyboard('{Enter}AFE 20-118');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 done');
    await expect(canvas.getByRole('group', { name: 'Before you submit' })).toHaveAttribute('data-complete');

    await userEvent.clear(well);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 done');
  },
});

/** First steps of a new user: a step links to its page, and a question is answered in the list. */
export const FirstSteps = meta.story({
  render: function Steps() {
    const [answer, setAnswer] = useState<string>();
    return (
      <Checklist
        title="Set up your company"
        action={
          <Button variant="ghost" size="small">
            Hide this list
          </Button>
        }
        items={[
          {
            id: 'logo',
            label: 'Add your logo',
            description: 'It is printed on invoices.',
            isDone: true,
            href: '#logo',
          },
          {
            id: 'approval',
            label: 'Do you approve your own tickets?',
            isDone: answer !== undefined,
            action: answer === undefined && (
              <>
                <Button size="small" onPress={() => setAnswer('yes')}>
                  Yes
                </Button>
                <Button size="small" onPress={() => setAnswer('no')}>
                  No
                </Button>
              </>
            ),
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your logo' })).toHaveAttribute('href', '#logo');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 done');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 done');
    await expect(canvas.queryByRole('button', { name: 'No' })).not.toBeInTheDocument();
  },
});

export const PhoneSpanish = meta.story({
  globals: { locale: 'es', viewport: { value: 'phone' }, theme: 'dark' },
  args: {
    title: 'Antes de enviar',
    items: [
      { id: 'location', label: 'Escriba la ubicación', isDone: true },
      { id: 'photo', label: 'Agregue al menos una foto', isDone: false },
    ],
  },
  render: (args) => <Checklist {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 2 listos');
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
