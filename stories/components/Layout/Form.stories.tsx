import { Button } from '@derrick/ui/Button';
import { ErrorSummary } from '@derrick/ui/ErrorSummary';
import { Form, FormActions, FormGrid, type FormProps, FormSection, formWide } from '@derrick/ui/Form';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

/** A form that shows its errors at the fields and in a summary above. */
function FormExample({ onSubmit, ...props }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const [well, setWell] = useState('');
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);
  const error = failures > 0 && well === '' ? 'Please enter well name' : undefined;
  return (
    <Form
      {...props}
      aria-label="Ticket"
      onSubmit={(event) => {
        if (well === '') setFailures((count) => count + 1);
        else onSubmit?.(event);
      }}
      style={{ display: 'grid', gap: 24 }}
    >
      {error && (
        <ErrorSummary ref={summary} title="One problem" errors={[{ controlId: 'well', message: error }]} />
      )}
      <FormSection title="Where" description="As it stands on the lease sign.">
        <FormGrid>
          <TextField label="Location" />
          <TextField
            id="well"
            label="Well name"
            value={well}
            onChange={setWell}
            errorMessage={error}
            isRequired
          />
          <TextArea label="Description" className={formWide} />
        </FormGrid>
      </FormSection>
      <FormActions>
        <Button size="large">Cancel</Button>
        <Button size="large" variant="primary" type="submit" isPending={props.isPending}>
          Save
        </Button>
      </FormActions>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Components/Layout/Form',
  tags: ['autodocs'],
  component: Form,
  subcomponents: { FormSection, FormGrid, FormActions },
  render: (args) => <FormExample {...args} />,
  args: { onSubmit: fn() },
});

/** Two columns. A failed submission focuses the summary, whose links focus the fields. Enter submits. */
export const Basic = meta.story({
  play: async ({ canvas, args }) => {
    const [location, well] = [canvas.getByLabelText('Location'), canvas.getByLabelText(/Well name/)];
    await expect(location.getBoundingClientRect().top).toBe(well.getBoundingClientRect().top);
    await expect(canvas.getByRole('group', { name: 'Where' })).toHaveAccessibleDescription(/lease sign/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: 'One problem' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(well).toHaveFocus();
    await userEvent.keyboard('Ridgeback{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** On a phone the form has one column, with the primary button above the others. */
export const PhoneDark = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark', direction: 'rtl' },
  play: async ({ canvas }) => {
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(topOf(canvas.getByLabelText(/Well name/))).toBeGreaterThan(
      topOf(canvas.getByLabelText('Location')),
    );
    await expect(topOf(canvas.getByRole('button', { name: 'Cancel' }))).toBeGreaterThan(
      topOf(canvas.getByRole('button', { name: 'Save' })),
    );
  },
});

/** A pending form ignores another submission. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText(/Well name/), 'Ridgeback{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
