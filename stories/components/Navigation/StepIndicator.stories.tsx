import { StepIndicator } from '@derrick/ui/StepIndicator';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';

const meta = preview.meta({
  component: StepIndicator,
  title: 'Components/Navigation/StepIndicator',
  tags: ['autodocs'],
  args: { label: 'Sign up', steps: ['About you', 'Your company', 'First ticket'], current: 1 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(32rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

/** The steps are an ordered list: completed steps are marked in their text, the current step has `aria-current`. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sign up' })).toBeVisible();
    const [completed, current, coming] = canvas.getAllByRole('listitem');
    await expect(completed).toHaveTextContent('About you(done)');
    await expect(completed).not.toHaveAttribute('aria-current');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveAttribute('data-state', 'current');
    await expect(coming).toHaveAttribute('data-state', 'coming');
  },
});

export const First = meta.story({ args: { current: 0 } });

/** After the last step all steps are completed and none is current. */
export const AllDone = meta.story({
  args: { current: 3 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) {
      await expect(step).toHaveAttribute('data-state', 'done');
    }
  },
});

/** Long names wrap. The numbers keep their size. */
export const LongNames = meta.story({
  args: { steps: ['Die persönlichen Angaben', 'Unternehmensinformationen', 'Zusammenfassung'], current: 2 },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Spanish = meta.story({
  globals: { locale: 'es' },
  args: { label: 'Crear cuenta', steps: ['Sus datos', 'Su empresa'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Sus datos(hecho)');
  },
});
