import { Checkbox, nativeCheckbox } from '@derrick/ui/Checkbox';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Checkbox,
  title: 'Components/Fields/Checkbox',
  tags: ['autodocs'],
  args: { label: 'Luis Ortega', onChange: fn() },
});

/** The label belongs to the touch target. Space toggles the checkbox. */
export const Basic = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Luis Ortega' });
    // Hidden rather than transparent: forced colors would show a transparent check mark in every box.
    await expect(canvasElement.querySelector('svg')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Luis Ortega'));
    await expect(checkbox).toBeChecked();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
});

/** The checkbox represents several items, of which only a part is selected. */
export const Indeterminate = meta.story({
  args: { label: 'All technicians', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

/** The error message is the accessible description of the checkbox. */
export const Invalid = meta.story({
  args: {
    label: 'The customer has signed',
    isRequired: true,
    errorMessage: 'Confirm the signature to go on',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Confirm the signature to go on');
  },
});

/** Every state, and the native checkbox of table rows. */
export const States = meta.story({
  render: () => (
    <Rows>
      <Row label="Checkbox">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultSelected />
        <Checkbox label="In part" isIndeterminate />
        <Checkbox label="Disabled" isDisabled />
        <Checkbox label="Disabled, on" isDisabled defaultSelected />
        <Checkbox aria-label="Without words" />
        <Checkbox label="With help" description="They see their own tickets only." />
      </Row>
      <Row label="nativeCheckbox">
        <input type="checkbox" className={nativeCheckbox} aria-label="Off" />
        <input type="checkbox" className={nativeCheckbox} aria-label="On" defaultChecked />
        <input
          type="checkbox"
          className={nativeCheckbox}
          aria-label="In part"
          ref={(input) => {
            if (input) input.indeterminate = true;
          }}
        />
        <input type="checkbox" className={nativeCheckbox} aria-label="Disabled" disabled defaultChecked />
      </Row>
    </Rows>
  ),
});
